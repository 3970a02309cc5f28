import type { EntityManager } from 'typeorm';
import { sanitizeTranslated } from '../rich-text/rich-text.ts';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';

interface SeedValue {
  readonly key: string;
  readonly content: Translated;
}
interface SeedBlock {
  readonly key: string;
  readonly kind?: string;
  readonly contents: readonly SeedValue[];
}
type Facts = Readonly<Record<string, string | Translated>>;
interface RentalRule {
  readonly province: string;
  readonly [fact: string]: string | Translated;
}
interface UsualCost {
  readonly province: string;
  readonly currency: string;
  readonly electricity: readonly number[];
  readonly internet: number;
  readonly insurance: readonly number[];
}
interface UsualCosts {
  readonly source: Translated;
  readonly sourceUrl: string;
  readonly reviewedAt: string;
  readonly usualCosts: readonly UsualCost[];
}

/** Inserts texts of screens, rental rules and usual costs by province. */
export async function insertBlocks(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const blocks = [
    ...folder.json<{ blocks: SeedBlock[] }>('blocks.json').blocks,
    ...folder
      .json<{ rentalRules: RentalRule[] }>('rental-rules.json')
      .rentalRules.map(({ province, ...facts }) => blockOf(`rental-rules.${province}`, facts)),
    ...usualCostBlocks(folder.json<UsualCosts>('usual-costs.json')),
  ];
  const keys = blocks.map(({ key }) => key);
  await manager.query(
    `
    insert into content_block (key, kind, state, published_at) select key, coalesce(kind, 'words'), 'published', now()
    from jsonb_to_recordset($1) as block (key text, kind text)
    on conflict (key) do update set kind = excluded.kind where content_block.version = 1`,
    [JSON.stringify(blocks)],
  );
  await manager.query(
    `
      delete from content_value using content_block block
      where block.key = block_key and block.version = 1 and block.key = any($1)`,
    [keys],
  );
  const values = blocks.flatMap(({ key: block, contents }) =>
    contents.map(({ key, content }, position) => ({
      block,
      position,
      key,
      content: key === 'html' ? sanitizeTranslated(content) : content,
    })),
  );
  await manager.query(
    `
    insert into content_value (block_key, key, position, content)
    select block.key, value.key, value.position, value.content
    from jsonb_to_recordset($1) as value (block text, key text, position int, content jsonb)
    join content_block block on block.key = value.block and block.version = 1`,
    [JSON.stringify(values)],
  );
}

// Plain values are the same in every language.
const blockOf = (key: string, facts: Facts): SeedBlock => ({
  key,
  contents: Object.entries(facts).map(([name, fact]) => ({
    key: name,
    content: typeof fact === 'string' ? { 'en-CA': fact } : fact,
  })),
});

const byBeds = (name: string, amounts: readonly number[]): Facts =>
  Object.fromEntries(amounts.map((amount, beds) => [`${name}.${beds}`, String(amount)]));
const usualCostBlocks = ({ usualCosts, source, sourceUrl, reviewedAt }: UsualCosts): SeedBlock[] =>
  usualCosts.map(({ province, currency, electricity, internet, insurance }) =>
    blockOf(`usual-costs.${province}`, {
      currency,
      ...byBeds('electricity', electricity),
      internet: String(internet),
      ...byBeds('insurance', insurance),
      source,
      sourceUrl,
      reviewedAt,
    }),
  );
