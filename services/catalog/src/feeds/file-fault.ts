import type { FeedFault } from '@porchlight/contracts/catalog';

/** Characters of a file that a fault shows. */
const maxExcerpt = 300;

/** A file that is refused as a whole. */
export class FileFault extends Error {
  constructor(
    readonly fault: FeedFault,
    /** Where the reader stopped, from line 1, with the text there. */
    readonly at: { readonly line?: number; readonly excerpt?: string } = {},
  ) {
    super(fault);
  }
}

/** Returns the beginning of a text on one line, as a fault shows it. */
export const excerptOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, maxExcerpt);
