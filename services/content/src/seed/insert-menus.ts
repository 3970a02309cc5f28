import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Translated } from '../translated.ts';
import type { SeedFolder } from './seed-folder.ts';

interface SeedItem {
  readonly title: Translated;
  readonly url: string;
  readonly pageType?: string;
  readonly children?: readonly SeedItem[];
}

/** Inserts menus of two levels. An item that leads to a page refers to the page, which is inserted before. */
export async function insertMenus(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { menus } = folder.json<{ menus: Record<string, readonly SeedItem[]> }>('menus.json');
  const keys = Object.keys(menus);
  await manager.query('insert into menu (key) select unnest($1::text[]) on conflict (key) do nothing', [keys]);
  const unedited = await manager.query<{ id: string; key: string }[]>(
    `
    select id, key from menu where version = 1 and key = any($1)
      and not exists (select from menu_item item where item.menu_id = menu.id and item.version > 1)`,
    [keys],
  );
  for (const { id, key } of unedited) await replaceItems(manager, id, menus[key] ?? []);
}

async function replaceItems(manager: EntityManager, menuId: string, seeds: readonly SeedItem[]): Promise<void> {
  const branches = seeds.map((seed) => ({ ...withId(seed), children: (seed.children ?? []).map(withId) }));
  await manager.query('delete from menu_item where menu_id = $1', [menuId]);
  await manager.query(
    `
    insert into menu_item (id, menu_id, title, link, url, page_id, page_type)
    select item.id, $1, item.title, case when page.id is null then 'address' else 'page' end,
      case when page.id is null then item.url end, page.id, item."pageType"
    from jsonb_to_recordset($2) as item (id uuid, title jsonb, url text, "pageType" text)
      left join page on item.url = '/' || slug`,
    [menuId, JSON.stringify(branches.flatMap(({ children, ...item }) => [item, ...children]))],
  );
  const tree = branches.map(({ id, children }) => ({ id, children: children.map((child) => child.id) }));
  await manager.query('update menu set items = $2 where id = $1', [menuId, JSON.stringify(tree)]);
}

const withId = ({ title, url, pageType }: SeedItem) => ({ id: randomUUID(), title, url, pageType });
