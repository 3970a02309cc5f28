import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { maxMenuItems } from '@porchlight/contracts/content';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import { In, IsNull, type EntityManager } from 'typeorm';
import { PermissionGuards } from '../guards/permission-guards.ts';
import { Page } from '../pages/page.entity.ts';
import { idsOf, isBelowAnother, withItem, withoutItem, type MenuTree } from './menu-tree.ts';
import { Menu, MenuItem } from './menu.entity.ts';
import { messages } from './messages.ts';

/** Requires a link that exists, and keeps the order of the menu complete: one entry for each item. */
@Injectable()
export class MenuItemRules implements ResourceRules<MenuItem> {
  constructor(private readonly guards: PermissionGuards) {}

  async beforeSave(item: MenuItem, manager: EntityManager, before?: MenuItem): Promise<void> {
    await completeLink(item, manager);
    await this.guards.change(item.permission, before?.permission, manager);
    if (item.page !== before?.page || item.url !== before.url) item.pageType = item.page ? 'page' : null;
    item.id ??= randomUUID();
    await placeItem(item, manager, before?.deletedAt === null ? before.menu : undefined);
  }

  async beforeDelete({ id, menu }: MenuItem, manager: EntityManager): Promise<void> {
    await changeOrder(menu, manager, (tree) => withoutItem(tree, id));
  }

  async present(items: readonly MenuItem[], manager: EntityManager): Promise<object[]> {
    const menus = await manager.findBy(Menu, { id: In(items.map(({ menu }) => menu)) });
    const pages = await manager.findBy(Page, { id: In(items.flatMap(({ page }) => page ?? [])) });
    const keys = new Map(menus.map(({ id, key }) => [id, key]));
    const titles = new Map(pages.map(({ id, headline }) => [id, headline]));
    return items.map(({ menu, page }) => ({
      menuName: keys.get(menu),
      ...(page ? { pageName: titles.get(page) } : {}),
    }));
  }
}

/** Requires what the kind of link needs, and clears what it ignores. */
async function completeLink(item: MenuItem, manager: EntityManager): Promise<void> {
  item.page = item.link === 'page' ? item.page : null;
  item.url = item.link === 'address' ? item.url : null;
  if (item.link === 'page' && !(item.page && (await manager.existsBy(Page, { id: item.page, deletedAt: IsNull() }))))
    throw new Problem(422, 'page-not-found', messages.pageNotFound, { errors: { page: [messages.pageNotFound] } });
  if (item.link === 'address' && !item.url)
    throw new Problem(422, 'address-missing', messages.addressMissing, { errors: { url: [messages.addressMissing] } });
}

/**
 * Appends an item to its menu, unless it is in the order of that menu, and removes it from the order of another one.
 */
async function placeItem(item: MenuItem, manager: EntityManager, listedIn: string | undefined): Promise<void> {
  if (listedIn === item.menu) {
    if (item.link === 'none') await requireFirstLevel(item, manager);
    return;
  }
  if (listedIn !== undefined) await changeOrder(listedIn, manager, (tree) => withoutItem(tree, item.id));
  await changeOrder(item.menu, manager, (tree) => appended(tree, item));
}

/** Changes the order of a menu, which gets a new version: an order that was arranged meanwhile is a conflict. */
async function changeOrder(id: string, manager: EntityManager, change: (tree: MenuTree) => MenuTree): Promise<void> {
  const menu = await manager.findOne(Menu, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!menu)
    throw new Problem(422, 'menu-not-found', messages.menuNotFound, { errors: { menu: [messages.menuNotFound] } });
  const { items, version } = menu;
  await manager.update(
    Menu,
    { id },
    { items: change(items) as Menu['items'], version: version + 1, updatedAt: () => 'now()' },
  );
}

function appended(tree: MenuTree, { id }: MenuItem): MenuTree {
  if (idsOf(tree).length >= maxMenuItems) throw new Problem(409, 'menu-full', messages.menuFull);
  return withItem(tree, id);
}

async function requireFirstLevel({ id, menu }: MenuItem, manager: EntityManager): Promise<void> {
  const { items } = await manager.findOneByOrFail(Menu, { id: menu });
  if (isBelowAnother(items, id))
    throw new Problem(422, 'heading-below', messages.headingBelow, { errors: { link: [messages.headingBelow] } });
}
