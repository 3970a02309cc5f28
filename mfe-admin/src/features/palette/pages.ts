import type { PermissionName } from '@porchlight/contracts';
import { builtRoutes } from '../../built-routes.ts';
import { en as adminEn } from '../../messages/en.ts';
import { fr as adminFr } from '../../messages/fr.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

/** A page that the palette finds, by its titles in both languages. */
export interface PalettePage {
  readonly to: string;
  readonly title: { readonly en: string; readonly fr: string };
  readonly permission?: PermissionName | undefined;
}

const ecommerce = '/admin/ecommerce?tab=';
const tab = (to: string, key: keyof typeof en, permission: PermissionName): PalettePage => ({
  to,
  title: { en: en[key], fr: fr[key] },
  permission,
});
const tabs = [
  tab(`${ecommerce}orders`, 'tabOrders', 'viewEcommerce'),
  tab(`${ecommerce}bundles`, 'tabBundles', 'viewCreditBundles'),
  tab(`${ecommerce}promo-codes`, 'tabPromoCodes', 'viewPromoCodes'),
  tab(`${ecommerce}plans`, 'tabPlans', 'viewEcommerce'),
  tab(`${ecommerce}prices`, 'tabPrices', 'viewEcommerce'),
  tab(`${ecommerce}supplier`, 'tabSupplier', 'viewEcommerce'),
  tab(`${ecommerce}approvals`, 'tabApprovals', 'viewEcommerce'),
  tab('/admin/user-management?tab=roles', 'tabRoles', 'viewRoles'),
  tab('/admin/user-management?tab=permissions', 'tabPermissions', 'viewPermissions'),
];

// These addresses require a login only; their screens judge the permission.
const judgedByScreen: Readonly<Record<string, PermissionName>> = {
  '/admin/ecommerce': 'viewEcommerce',
  '/admin/api-dashboard': 'viewApiDashboard',
  '/admin/permissions/create': 'createPermissions',
};

/** Pages of the console without parameters, and tabs of its pages. */
export const pages: readonly PalettePage[] = [
  ...builtRoutes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title, permission }) => ({
      to: path,
      title: typeof title === 'function' ? { en: title(adminEn), fr: title(adminFr) } : { en: title, fr: title },
      permission: permission ?? judgedByScreen[path],
    })),
  ...tabs,
];

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** `city` for `cities`, `user` for `users`. */
const singularOf = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word of a title begins like a typed one, in the same or the other number. */
const fits = (word: string, typed: string) =>
  word.startsWith(typed) || singularOf(word).startsWith(typed) || singularOf(word) === singularOf(typed);

/**
 * Returns the pages in whose title each word of a text begins a word, in either language, without accents, and in
 * either number: `Cities` for `city`. Those whose title begins with one come first: `Users` before `New user`.
 */
export function findPages(text: string, from: readonly PalettePage[]): readonly PalettePage[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const hasAll = (title: string) => typed.every((one) => wordsOf(title).some((word) => fits(word, one)));
  const begins = (title: string) =>
    wordsOf(title)
      .slice(0, 1)
      .some((word) => typed.some((one) => fits(word, one)));
  const found = from.filter(({ title }) => hasAll(title.en) || hasAll(title.fr));
  const isFirst = ({ title }: PalettePage) => begins(title.en) || begins(title.fr);
  return [...found.filter(isFirst), ...found.filter((page) => !isFirst(page))];
}
