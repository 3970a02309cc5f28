/** Items in one menu, on both levels. */
export const maxMenuItems = 60;
/** Characters of a label in one language. */
export const maxMenuLabel = 60;
/** Tab that a menu item opens in: this one, or a new one. */
export const menuTargets = ['_self', '_blank'] as const;
export type MenuTarget = (typeof menuTargets)[number];
/** What a menu item leads to: a page under any address, an address, or nothing, as the heading of other items. */
export const menuLinks = ['page', 'address', 'none'] as const;
export type MenuLink = (typeof menuLinks)[number];
