import { splitLanguage } from '../kernel/addresses/language.ts';

/** Items in one menu, on both levels. */
export const maxMenuItems = 60;
/** Tab that a menu item opens in: this one, or a new one. */
export const menuTargets = ['_self', '_blank'] as const;
export type MenuTarget = (typeof menuTargets)[number];
/** What a menu item leads to: a page under any address, an address, or nothing, as the heading of other items. */
export const menuLinks = ['page', 'address', 'none'] as const;
export type MenuLink = (typeof menuLinks)[number];

const localPath = /^\/(?![/\\])[^\s\\]*$/;
const external = /^(https:\/\/[^\s/?#\\@]+\.[^\s\\@]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]{3,})$/;

/**
 * Returns whether a menu item may lead to an address: a path of the site without its language, or an address with
 * https, mailto or tel. Any other scheme, such as `javascript:`, is refused.
 */
export function isMenuAddress(address: string): boolean {
  if (!localPath.test(address)) return external.test(address);
  const path = address.replace(/[?#].*/, '');
  return splitLanguage(path).path === path;
}
