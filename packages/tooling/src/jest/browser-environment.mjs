import { TestEnvironment } from 'jest-environment-jsdom';

// What every browser of ours has and jsdom lacks: Node's own are the same things.
const lent = [
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
    for (const name of lent) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    // jsdom loads no files, so it has no entries to tell of. On the prototype, from where faked clocks take it too.
    this.global.Performance.prototype.getEntriesByType ??= () => [];
    // Bytes made by Node (an encoder's, a body's) must be the same kind of array inside.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
