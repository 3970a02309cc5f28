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

/** Inserts menus of two levels. */
export async function insertMenus(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { menus } = folder.json<{ menus: Record<string, readonly SeedItem[]> }>('menus.json');
  const keys = Object.keys(menus);
  await manager.query('insert into menu (key) select unnest($1::text[]) on conflict (key) do nothing', [keys]);
  await manager.query(
    'delete from menu_item using menu where menu.id = menu_id and menu.version = 1 and menu.key = any($1)',
    [keys],
  );
  const items = Object.entries(menus).flatMap(([menu, entries]) => rowsOf(menu, entries, null));
  await manager.query(
    `
    insert into menu_item (id, menu_id, parent_id, position, title, url, page_type)
    select item.id, menu.id, item.parent, item.position, item.title, item.url, item."pageType"
    from jsonb_to_recordset($1) as item (id uuid, menu text, parent uuid, position int, title jsonb, url text,
      "pageType" text)
    join menu on menu.key = item.menu and menu.version = 1`,
    [JSON.stringify(items)],
  );
}

function rowsOf(menu: string, items: readonly SeedItem[], parent: string | null): object[] {
  return items.flatMap(({ children = [], ...item }, position) => {
    const id = randomUUID();
    return [{ id, menu, parent, position, ...item }, ...rowsOf(menu, children, id)];
  });
}
