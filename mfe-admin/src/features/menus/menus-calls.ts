import { api, mutationOf, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';
import { menuItems, menus } from './menus-screens.ts';

const orders = { type: 'Resource', id: menus.resource.label } as const;
const items = { type: 'Resource', id: menuItems.resource.label } as const;

/** Calls of the menu editor. A change of an item changes the order of its menu too. */
export const menusCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: queryOf(build, menus.resource.routes.list, { provides: [orders, items] }),
    saveMenuOrder: mutationOf(build, menus.resource.routes.modify, { invalidates: [orders] }),
    findMenuPages: queryOf(build, content.findMenuPages),
  }),
});
