import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Menu, MenuItem } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated.ts';

interface ItemRow {
  menuId: string;
  menuKey: string;
  id: string | null;
  parentId: string | null;
  title: Translated;
  url: string;
  target: '_self' | '_blank';
  pageType: string | null;
}

/** Reads the menus by key. */
@Injectable()
export class MenusService {
  constructor(private readonly pool: SqlPool) {}

  async all(language: Language): Promise<Record<string, Menu>> {
    const rows = await this.pool.rows<ItemRow>(
      'menus',
      `
      select menu.id as "menuId", menu.key as "menuKey", item.id, item.parent_id as "parentId", item.title, item.url,
        item.target, item.page_type as "pageType"
      from menu left join menu_item item on item.menu_id = menu.id order by menu.key, item.position, item.id`,
    );
    const menus: Record<string, Menu> = {};
    for (const { menuId, menuKey } of rows)
      menus[menuKey] ??= {
        id: menuId,
        menuItems: itemsOf(
          rows.filter((row) => row.menuId === menuId),
          language,
        ),
      };
    return menus;
  }
}

function itemsOf(rows: readonly ItemRow[], language: Language): MenuItem[] {
  const childrenOf = (parentId: string | null) => rows.filter((row) => row.id !== null && row.parentId === parentId);
  return childrenOf(null).map((row) => ({
    ...toMenuItem(row, language),
    children: childrenOf(row.id).map((child) => toMenuItem(child, language)),
  }));
}

const toMenuItem = ({ title, url, target, pageType }: ItemRow, language: Language): MenuItem => ({
  title: textIn(title, language),
  url,
  externalUrl: !url.startsWith('/'),
  target,
  ...(pageType === null ? {} : { pageType }),
  children: [],
});
