import type { ContentBlocksResponse } from '@porchlight/contracts/content';

/** Returns the contents of a content block by key; empty when the block does not exist. */
export function blockContents(
  response: ContentBlocksResponse | undefined,
  key: string,
): Readonly<Record<string, string | undefined>> {
  const block = response?.contentBlocks.find((one) => one.contentKey === key);
  return Object.fromEntries((block?.contents ?? []).map(({ contentKey, content }) => [contentKey, content]));
}
