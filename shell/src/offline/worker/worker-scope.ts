import type { Told } from '../told.ts';

/** An event that lasts as long as the work it is given. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

// The types of workers and those of pages do not go together in one program; this is what we use of the former.
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly location: Location;
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LastingEvent & { readonly data: Told }) => void): void;
}

/** The worker itself. */
export const worker = globalThis as unknown as WorkerScope;
