import type { EntityManager } from 'typeorm';
import { readingMinutes } from '../rich-text/rich-text.ts';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';
import { bodyOf } from './translated-body.ts';

interface SeedPost {
  readonly slug: string;
  readonly category: string;
  readonly publishedDaysAgo: number;
  readonly revisedDaysAgo?: number;
  readonly place?: { readonly province: string; readonly place: string };
  readonly cover: string;
  readonly title: Translated;
  readonly summary: Translated;
}
interface SeedPosts {
  readonly categories: readonly { readonly slug: string; readonly name: Translated }[];
  readonly posts: readonly SeedPost[];
}

const author = 'Porchlight';

/** Inserts guides and categories; publication dates are relative to the time of seeding. */
export async function insertPosts(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { categories, posts } = folder.json<SeedPosts>('posts.json');
  await manager.query(
    `
    insert into post_category (slug, name, position) select slug, name, position
    from jsonb_to_recordset($1) as seed (slug text, name jsonb, position int)
    on conflict (slug) do update set name = excluded.name, position = excluded.position where post_category.version = 1`,
    [JSON.stringify(categories.map((category, position) => ({ ...category, position })))],
  );
  const rows = posts.map((post) => {
    const body = bodyOf(folder, `posts/${post.slug}`);
    return { ...post, body, author, minutes: readingMinutes(body['en-CA']) };
  });
  await manager.query(
    `
    insert into post (slug, category_id, title, summary, body, author, cover, reading_minutes, state, published_at,
      revised_at, province_slug, place_slug)
    select seed.slug, category.id, title, summary, body, author, cover, minutes, 'published',
      now() - "publishedDaysAgo" * interval '1 day',
      now() - "revisedDaysAgo" * interval '1 day', place ->> 'province', place ->> 'place'
    from jsonb_to_recordset($1) as seed (slug text, category text, title jsonb, summary jsonb, body jsonb, author text,
      cover text, minutes int, "publishedDaysAgo" int, "revisedDaysAgo" int, place jsonb)
    join post_category category on category.slug = seed.category
    on conflict (slug) do update
    set category_id = excluded.category_id, title = excluded.title, summary = excluded.summary, body = excluded.body,
      cover = excluded.cover, province_slug = excluded.province_slug, place_slug = excluded.place_slug,
        reading_minutes = excluded.reading_minutes, updated_at = now()
    where post.version = 1`,
    [JSON.stringify(rows)],
  );
}
