import { contentBlockResource } from '@porchlight/contracts/content';
import type { AnyRecord, ResourceScreens } from '@porchlight/resource-kit';
import { blocksMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';

/** The content blocks; one is chosen by the address: `/admin/global-content?key=home.hero.title`. */
export const contentBlocks: ResourceScreens = {
  resource: contentBlockResource,
  messages: blocksMessages,
  name: 'id',
  paths: { list: '/admin/global-content' },
};

/** Record of a block with its values, whose texts are by language. */
export interface Block extends AnyRecord {
  readonly contents: readonly { readonly content: Readonly<Record<string, string>> }[];
}

/** Where a block is shown. */
interface Usage {
  readonly message: keyof typeof en;
  /** Public page; absent when there are many. */
  readonly path?: string;
}
const usages: readonly (readonly [prefix: string, usage: Usage])[] = [
  ['home.', { message: 'use.home', path: '/' }],
  ['listing.safety', { message: 'use.listing.safety' }],
  ['listing.reading', { message: 'use.listing.reading' }],
  ['page.about.', { message: 'use.page.about', path: '/about' }],
  ['usual-costs.', { message: 'use.usual-costs' }],
];
/** Returns where a block is shown, if that is known. */
export const usageOf = (key: string): Usage | undefined => usages.find(([prefix]) => key.startsWith(prefix))?.[1];

const groups = ['home', 'listing', 'page', 'usual-costs'] as const;
export type BlockGroup = (typeof groups)[number] | 'other';

const groupOf = ({ id }: Block): BlockGroup => groups.find((group) => id.startsWith(`${group}.`)) ?? 'other';
/** Returns the blocks by the prefix of their keys, without empty groups. */
export const groupsOf = (blocks: readonly Block[]): readonly (readonly [BlockGroup, readonly Block[]])[] =>
  [...groups, 'other' as const]
    .map((group): [BlockGroup, Block[]] => [group, blocks.filter((block) => groupOf(block) === group)])
    .filter(([, members]) => members.length > 0);

/** Returns the blocks whose key or texts, in any language, contain a search text. */
export function matching(blocks: readonly Block[], search: string): readonly Block[] {
  const sought = search.trim().toLowerCase();
  return blocks.filter(({ id, contents }) =>
    [id, ...contents.flatMap(({ content }) => Object.values(content))].some((text) =>
      text.toLowerCase().includes(sought),
    ),
  );
}
