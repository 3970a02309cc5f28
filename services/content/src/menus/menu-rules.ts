import { Injectable } from '@nestjs/common';
import type { MenuEntry } from '@porchlight/contracts/content';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import { IsNull, type EntityManager } from 'typeorm';
import { isBelowAnother, idsOf } from './menu-tree.ts';
import { Menu, MenuItem } from './menu.entity.ts';
import { messages } from './messages.ts';

interface EntryRow extends MenuEntry {
  readonly menu: string;
}
const entriesSql = `
  select item.menu_id as menu, item.id, item.version, item.title as label,
    coalesce(item.url, '/' || page.slug) as url, item.target,
    page.id is null or published.id is not null as "isPublic"
  from menu_item item left join page on page.id = page_id left join published_page published on published.id = page_id
  where item.menu_id = any($1) and item.deleted_at is null`;

/** Requires an order of exactly the items of the menu, with headings on the first level. */
@Injectable()
export class MenuRules implements ResourceRules<Menu> {
  async beforeSave({ id, items: tree }: Menu, manager: EntityManager): Promise<void> {
    const items = await manager.findBy(MenuItem, { menu: id, deletedAt: IsNull() });
    const ids = idsOf(tree);
    if (ids.length !== items.length || !items.every((item) => ids.includes(item.id)))
      throw new Problem(422, 'menu-items-differ', messages.itemsDiffer);
    if (items.some((item) => item.link === 'none' && isBelowAnother(tree, item.id)))
      throw new Problem(422, 'heading-below', messages.headingBelow);
  }

  async present(menus: readonly Menu[], manager: EntityManager): Promise<object[]> {
    const rows = await manager.query<EntryRow[]>(entriesSql, [menus.map(({ id }) => id)]);
    return menus.map(({ id }) => ({ entries: rows.filter(({ menu }) => menu === id).map(presentEntry) }));
  }
}

const presentEntry = ({ id, version, label, url, target, isPublic }: EntryRow): MenuEntry => ({
  id,
  version,
  label,
  ...(url ? { url } : {}),
  target,
  isPublic,
});
