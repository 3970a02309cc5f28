import type { EntityManager } from 'typeorm';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';
import { bodyOf } from './translated-body.ts';

interface SeedPage {
  readonly slug: string;
  readonly pageType: string;
  readonly blocks?: readonly string[];
  readonly title: Translated;
  readonly description: Translated;
}
interface SeedPages {
  readonly types: readonly { readonly key: string; readonly label: string; readonly template: string }[];
  readonly pages: readonly SeedPage[];
}

/** Inserts pages and page types. */
export async function insertPages(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { types, pages } = folder.json<SeedPages>('pages.json');
  await manager.query(
    `
    insert into page_type (key, label, template) select key, label, template
    from jsonb_to_recordset($1) as type (key text, label text, template text)
    on conflict (key) do nothing`,
    [JSON.stringify(types)],
  );
  const rows = pages.map((page) => ({ ...page, body: bodyOf(folder, `pages/${page.slug}`) }));
  await manager.query(
    `
    insert into page (slug, page_type_id, title, description, body, blocks, state, published_at)
    select slug, type.id, title, description, body, coalesce(seed.blocks, '{}'), 'published', now()
    from jsonb_to_recordset($1) as seed (slug text, "pageType" text, title jsonb, description jsonb, body jsonb,
      blocks text[])
      join page_type type on type.key = "pageType"
    on conflict (slug) do update
    set title = excluded.title, description = excluded.description, body = excluded.body,
      blocks = excluded.blocks, page_type_id = excluded.page_type_id, updated_at = now(), revised_at = now()
    where page.version = 1`,
    [JSON.stringify(rows)],
  );
}
