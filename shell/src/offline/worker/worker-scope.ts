import type { WorkerMessage } from '../worker-message.ts';

/** Event whose lifetime is extended by pending work. */
export interface ExtendableWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

// The worker and DOM type libraries conflict in one program; this declares the members in use.
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly location: Location;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableWorkerEvent) => void): void;
  addEventListener(
    name: 'message',
    listener: (event: ExtendableWorkerEvent & { readonly data: WorkerMessage }) => void,
  ): void;
}

/** Global scope of the service worker. */
export const worker = globalThis as unknown as WorkerScope;
