import './start.tsx';

declare const __webpack_require__: { readonly federation: object };
// Areas are built without a federation runtime and take this one
// (packages/tooling/src/build/webpack/shared-runtime.js); they load later than this line.
Object.assign(globalThis, { porchlightFederation: __webpack_require__.federation });
