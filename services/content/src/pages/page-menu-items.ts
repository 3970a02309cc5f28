import type { PageMenuItem } from '@porchlight/contracts/content';
import type { EntityManager } from 'typeorm';

interface Row extends PageMenuItem {
  readonly page: string;
}

/** Returns the menu items that lead to pages, by the id of the page. */
export async function menuItemsOf(
  pageIds: readonly string[],
  manager: EntityManager,
): Promise<Map<string, PageMenuItem[]>> {
  const rows = await manager.query<Row[]>(
    `
    select item.page_id as page, menu.key as menu, item.title as label
    from menu_item item join menu on menu.id = item.menu_id
    where item.page_id = any($1) and item.deleted_at is null
    order by menu.key, item.title ->> 'en-CA', item.id`,
    [pageIds],
  );
  const found = new Map<string, PageMenuItem[]>();
  for (const { page, menu, label } of rows) found.set(page, [...(found.get(page) ?? []), { menu, label }]);
  return found;
}
