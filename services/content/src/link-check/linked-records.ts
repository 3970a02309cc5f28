import type { TranslatedText } from '@porchlight/contracts';
import type { LinkFault } from '@porchlight/contracts/content';
import type { EntityManager } from 'typeorm';

/** Record with the texts that may hold links, as jsonb of any shape. */
export interface LinkedRecord {
  readonly kind: LinkFault['kind'];
  readonly id: string;
  readonly name: TranslatedText;
  readonly texts: unknown;
}

// What visitors see: drafts and records in the trash are left out.
const records = `
  select 'pages' as kind, page.id::text as id, page.title as name, page.body as texts
    from page join published_page using (slug)
  union all select 'posts', post.id::text, post.title, post.body from post join published_post using (slug)
  union all select 'faqs', faq.id::text, faq.question, faq.answer from faq join published_faq using (key)
  union all select 'contentBlocks', block_key, jsonb_build_object('en-CA', block_key), jsonb_agg(content)
    from published_content_value where block_key not like 'rental-rules.%' group by block_key
  union all select 'menuItems', id::text, title, to_jsonb(url) from menu_item where url is not null and deleted_at is null
  union all select 'redirects', id::text, jsonb_build_object('en-CA', from_address), to_jsonb(to_address)
    from redirect where deleted_at is null`;
const countSql = `select count(*)::int as total from (${records}) as linked`;
const nextSql = `
  select * from (${records}) as linked where (kind, id) > ($1, $2) order by kind, id limit $3`;

export async function countRecords(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ total: number }[]>(countSql);
  return row?.total ?? 0;
}

/** Returns the records that come after another one. */
export const recordsAfter = (
  after: Pick<LinkedRecord, 'id'> & { readonly kind: string },
  limit: number,
  manager: EntityManager,
): Promise<LinkedRecord[]> => manager.query<LinkedRecord[]>(nextSql, [after.kind, after.id, limit]);
