import type { PageBlock } from '@porchlight/contracts/content';

/** Texts of a block by key. */
export type BlockTexts = Readonly<Record<string, string | undefined>>;
export const blockTexts = ({ contents }: PageBlock): BlockTexts =>
  Object.fromEntries(contents.map(({ contentKey, content }) => [contentKey, content]));

/** Numbered item of a block: `1.title`, `1.text`, `1.link`, up to the first number without a title. */
export interface BlockItem {
  readonly title: string;
  readonly text: string | undefined;
  readonly link: string | undefined;
}
export function blockItems(texts: BlockTexts): readonly BlockItem[] {
  const items: BlockItem[] = [];
  for (let title = texts['1.title']; title !== undefined; title = texts[`${items.length + 1}.title`])
    items.push({ title, text: texts[`${items.length + 1}.text`], link: texts[`${items.length + 1}.link`] });
  return items;
}

/** Returns whether an address is a path of this site, which the router opens. */
export const isInternalPath = (address: string): boolean => /^\/([^/\\]|$)/.test(address);
/** Returns whether a link may point to an address: a path of this site or an `https:` URL. */
export const isSafeAddress = (address: string): boolean => isInternalPath(address) || /^https:\/\/[^/]/.test(address);
