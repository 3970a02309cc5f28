import type { Language } from '@porchlight/contracts';

/** What a page tells the service worker. */
export type Told =
  /** A page was opened, perhaps inside the app or before the worker was there: keep it if it is not, and the files that it used. */
  | { readonly kind: 'opened'; readonly address: string; readonly files: readonly string[] }
  /** These homes are in My Picks: keep their cards, first photos and the page that lists them. */
  | { readonly kind: 'picked'; readonly ids: readonly string[]; readonly language: Language; readonly address: string }
  /** A person signed out of this device: nothing that they opened may stay. */
  | { readonly kind: 'left' };

/** Name of the Server-Timing entry by which a page finds out that it comes from the device; its description says when it was kept. */
export const keptMark = 'kept';
