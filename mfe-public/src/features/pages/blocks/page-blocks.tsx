import type { PageBlock } from '@porchlight/contracts/content';
import { useEffect } from 'react';
import { blockComponents } from './block-components.tsx';
import { blockTexts } from '../../../shared/blocks/block-texts.ts';
import css from './blocks.module.css';

const logged = new Set<string>();
const isKnown = (kind: string) => Object.hasOwn(blockComponents, kind);
function logOnce(kind: string): void {
  if (logged.has(kind)) return;
  logged.add(kind);
  // eslint-disable-next-line no-console -- reports to editors why a published block is not shown
  console.warn(`content block skipped: unknown kind "${kind}"`);
}

/** Renders the blocks of a page in order. A kind unknown to this release is skipped and logged once. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  useEffect(() => {
    for (const { kind } of blocks) if (!isKnown(kind)) logOnce(kind);
  }, [blocks]);
  return blocks.map((block) => {
    const Part = isKnown(block.kind) ? blockComponents[block.kind] : undefined;
    return (
      Part && (
        <section key={block.key} className={css.block} lang={block.contents[0]?.lang}>
          <Part texts={blockTexts(block)} />
        </section>
      )
    );
  });
}
