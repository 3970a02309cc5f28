import type { EntityManager } from 'typeorm';

/** Pages of the site that are not stored. */
const builtInPaths = ['/', '/homes', '/homes/favourites', '/homes/favorites', '/guides', '/faqs'];

// Paths without language prefix, with the default permalinks.
const livePathsSql = `
  select path from unnest($1::text[]) as asked (path) where path = any($2::text[])
    or exists (select from published_page where slug = substr(path, 2))
    or path like '/guides/%' and exists (select from published_post where slug = substr(path, 9))
    or path like '/guides/category/%' and exists (select from published_post where category = substr(path, 18))`;

/** Returns which of some paths content has a page at. Those of homes belong to catalog. */
export async function livePathsAmong(paths: readonly string[], manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.query<{ path: string }[]>(livePathsSql, [paths, builtInPaths]);
  return new Set(rows.map(({ path }) => path));
}

export const isLivePath = async (path: string, manager: EntityManager): Promise<boolean> =>
  (await livePathsAmong([path], manager)).has(path);
