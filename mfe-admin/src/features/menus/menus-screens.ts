import { menuItemResource, menuResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { MenuCell } from './menu-name.tsx';
import { menusMessages as messages } from './messages/catalog.ts';

const list = '/admin/menu-editor';

/** Items of menus. Their list is the editor, their trash a tab of it. */
export const menuItems: ResourceScreens = {
  resource: menuItemResource,
  messages,
  name: 'label',
  cells: { menu: MenuCell },
  paths: { list, create: '/admin/menu-items/create', edit: '/admin/menu-items/:id/edit' },
};
/** Menus, whose order has a history. */
export const menus: ResourceScreens = { resource: menuResource, messages, name: 'key', paths: { list } };
