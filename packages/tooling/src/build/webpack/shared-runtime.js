import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Replaces the federation runtime in the builds of areas: they use the shell's, which loads every area (shell/src/index.ts).
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.porchlightFederation;
export default {
  // `init` of the runtime supports one instance, the shell's, so each area creates its own.
  runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
