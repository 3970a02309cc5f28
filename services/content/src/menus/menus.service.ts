import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Menu, MenuItem, MenuTarget } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated.ts';
import type { MenuTree } from './menu-tree.ts';

interface ItemRow {
  readonly id: string;
  readonly title: Translated;
  /** Null for a heading, and while the page is not published. */
  readonly url: string | null;
  readonly target: MenuTarget;
  readonly pageType: string | null;
}
interface MenuRow {
  readonly id: string;
  readonly key: string;
  readonly tree: MenuTree;
  readonly items: readonly ItemRow[];
}

/** Reads the menus by key. An item without a link is shown as the heading of the items below it, or not at all. */
@Injectable()
export class MenusService {
  constructor(private readonly pool: SqlPool) {}

  /**
   * Items that a permission guards, or that lead to a page which one guards, are left out unless it is among
   * `permissions`.
   */
  async all(language: Language, permissions: readonly string[] = []): Promise<Record<string, Menu>> {
    const rows = await this.pool.rows<MenuRow>(
      'menus',
      `
      select menu.id, menu.key, menu.items as tree, coalesce(jsonb_agg(jsonb_build_object(
        'id', item.id, 'title', item.title, 'url', coalesce(item.url, '/' || page.slug), 'target', item.target,
        'pageType', item.page_type)) filter (where item.id is not null), '[]') as items
      from menu left join menu_item item on item.menu_id = menu.id and item.deleted_at is null
          and (item.permission is null or item.permission = any($1))
        left join published_page page on page.id = item.page_id
          and (page.permission is null or page.permission = any($1))
      group by menu.id order by menu.key`,
      [permissions],
    );
    return Object.fromEntries(rows.map((row) => [row.key, { id: row.id, menuItems: itemsOf(row, language) }]));
  }
}

function itemsOf({ tree, items }: MenuRow, language: Language): MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const present = (id: string, children: readonly MenuItem[]): MenuItem[] => {
    const item = byId.get(id);
    return item && (item.url !== null || children.length > 0)
      ? [toMenuItem(item, language, withOwnLink(item, language, children))]
      : [];
  };
  return tree.flatMap(({ id, children }) =>
    present(
      id,
      children.flatMap((child) => present(child, [])),
    ),
  );
}

// The header opens the items below another one, and does not follow its link: it is the first of them.
function withOwnLink(item: ItemRow, language: Language, children: readonly MenuItem[]): readonly MenuItem[] {
  if (children.length === 0 || item.url === null || children.some(({ url }) => url === item.url)) return children;
  return [toMenuItem(item, language, []), ...children];
}

const toMenuItem = (
  { title, url, target, pageType }: ItemRow,
  language: Language,
  children: readonly MenuItem[],
): MenuItem => ({
  title: textIn(title, language),
  url: url ?? '',
  externalUrl: url !== null && !url.startsWith('/'),
  target,
  ...(pageType === null ? {} : { pageType }),
  children: [...children],
});
