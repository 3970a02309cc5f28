import type { Language } from '@porchlight/contracts';

/** Message from a page to the service worker. */
export type WorkerMessage =
  /** A page was opened, possibly by the router or before the worker was active: cache it and the files that it used. */
  | { readonly kind: 'opened'; readonly address: string; readonly files: readonly string[] }
  /** Favourites changed: cache their cards, first photos and the page that lists them. */
  | { readonly kind: 'picked'; readonly ids: readonly string[]; readonly language: Language; readonly address: string }
  /** The user logged out on this device: clear everything that was opened. */
  | { readonly kind: 'left' };

/** Name of the Server-Timing entry that marks a cached page; its description is the time of caching. */
export const cachedTimingName = 'kept';
