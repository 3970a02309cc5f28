import { TestEnvironment } from 'jest-environment-jsdom';
import { shortenSearchForLabels } from './field-labels.mjs';

// Globals that every supported browser has and jsdom lacks; Node's are equivalent.
const nodeGlobals = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'TextEncoder',
  'TextDecoder',
  'TransformStream',
  'ReadableStream',
  'WritableStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortSignal',
  'AbortController',
];

/** jsdom with Node's fetch, streams and encoders. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of nodeGlobals) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    // jsdom loads no files, so it has no performance entries. Set on the prototype, because fake timers copy it from
    // there.
    this.global.Performance.prototype.getEntriesByType ??= () => [];
    shortenSearchForLabels(this.global);
    // Bytes created by Node (encoders, bodies) must be instances of the same classes inside jsdom.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
