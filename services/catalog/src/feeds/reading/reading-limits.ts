/** Limits of a feed file (docs/rules/feeds.md#feed-3-a-file-has-limits). */
export const readingLimits = {
  inflatedBytes: 500 * 1024 * 1024,
  /** Inflated bytes for each byte of the file, from `ratioFromBytes` on. */
  ratio: 100,
  ratioFromBytes: 10 * 1024 * 1024,
  items: 200_000,
  depth: 32,
  attributes: 64,
  /** Characters of a text; a longer one is cut. */
  text: 64 * 1024,
  /** Characters from one item to the end of the next: what the reader holds at once. */
  itemChars: 2 * 1024 * 1024,
  photos: 40,
} as const;
