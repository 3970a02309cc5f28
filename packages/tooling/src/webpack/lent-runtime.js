import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Stands for the federation runtime in the builds of areas: the shell, which loads every area, lends its own (shell/src/index.ts).
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.porchlightFederation;
export default {
  // The runtime's own `init` knows one instance, which is the shell's: each area makes its own.
  runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
