import type { PageBlock } from '@porchlight/contracts/content';

/** The texts of a block by their key. */
export type BlockTexts = Readonly<Record<string, string | undefined>>;
export const textsOf = ({ contents }: PageBlock): BlockTexts =>
  Object.fromEntries(contents.map(({ contentKey, content }) => [contentKey, content]));

/** What a block counts: `1.title`, `1.text`, `1.link`, and on to the first number that has no title. */
export interface BlockItem {
  readonly title: string;
  readonly text: string | undefined;
  readonly link: string | undefined;
}
export function itemsOf(texts: BlockTexts): readonly BlockItem[] {
  const items: BlockItem[] = [];
  for (let title = texts['1.title']; title !== undefined; title = texts[`${items.length + 1}.title`])
    items.push({ title, text: texts[`${items.length + 1}.text`], link: texts[`${items.length + 1}.link`] });
  return items;
}

/** Whether an address is one of ours: then the router opens it. */
export const isOurs = (address: string): boolean => /^\/([^/\\]|$)/.test(address);
/** An address that a link may have. */
export const isSafeAddress = (address: string): boolean => isOurs(address) || /^https:\/\/[^/]/.test(address);
