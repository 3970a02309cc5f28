import type { ContentBlocksAnswer } from '@porchlight/contracts/content';

/** The values of one content block by their key; empty when the block is not there. */
export function blockOf(
  answer: ContentBlocksAnswer | undefined,
  key: string,
): Readonly<Record<string, string | undefined>> {
  const block = answer?.contentBlocks.find((one) => one.contentKey === key);
  return Object.fromEntries((block?.contents ?? []).map(({ contentKey, content }) => [contentKey, content]));
}
