import { splitLanguage } from '../../kernel/addresses/language.ts';

const localPath = /^\/(?![/\\])[^\s\\]*$/;
const external = /^(https:\/\/[^\s/?#\\@]+\.[^\s\\@]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]{3,})$/;

/**
 * Returns whether a menu item or a text may lead to an address: a path of the site without its language, or an address with
 * https, mailto or tel. Any other scheme, such as `javascript:`, is refused.
 */
export function isMenuAddress(address: string): boolean {
  if (!localPath.test(address)) return external.test(address);
  const path = address.replace(/[?#].*/, '');
  return splitLanguage(path).path === path;
}
