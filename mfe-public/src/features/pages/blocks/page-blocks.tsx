import type { PageBlock } from '@porchlight/contracts/content';
import { useEffect } from 'react';
import { blockParts } from './block-parts.tsx';
import { textsOf } from './block-texts.ts';
import css from './blocks.module.css';

const logged = new Set<string>();
const isKnown = (kind: string) => Object.hasOwn(blockParts, kind);
function logOnce(kind: string): void {
  if (logged.has(kind)) return;
  logged.add(kind);
  // eslint-disable-next-line no-console -- whoever publishes a block that nothing draws must be able to find out why
  console.warn(`A content block of the kind "${kind}" is not drawn: this release does not know it.`);
}

/** The blocks of a page in their order. A kind that this release does not know draws nothing and is logged once. */
export function PageBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  useEffect(() => {
    for (const { kind } of blocks) if (!isKnown(kind)) logOnce(kind);
  }, [blocks]);
  return blocks.map((block) => {
    const Part = isKnown(block.kind) ? blockParts[block.kind] : undefined;
    return (
      Part && (
        <section key={block.key} className={css.block} lang={block.contents[0]?.lang}>
          <Part texts={textsOf(block)} />
        </section>
      )
    );
  });
}
