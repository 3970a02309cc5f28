import type { AnyResource } from '@porchlight/contracts';
import { expectedRoutes, hasScreen } from '../routes.ts';

/** Addresses of the screens of a resource, with `:id` of the record. What has no screen is done by its call. */
export interface ResourceScreens {
  /** List with search, and with the trash of `?trash=true`. */
  readonly list?: string;
  readonly create?: string;
  /** Record as text. */
  readonly show?: string;
  readonly edit?: string;
}

/** Folders of screens that are not at the path of their calls. */
const folders: Readonly<Record<string, string>> = {
  '/admin/post-categories': '/admin/posts/categories',
  '/admin/page-types': '/admin/pages/types',
};
const ecommerce = (tab: string) => ({ list: `/admin/ecommerce?tab=${tab}` });
/** Screens that the table of routes does not show: tabs, and screens of several resources. */
const otherScreens: Readonly<Record<string, ResourceScreens>> = {
  '/admin/provinces': { list: '/admin/cities?tab=provinces', edit: '/admin/provinces/:id/edit' },
  '/admin/metro-areas': {
    list: '/admin/metropolitan-areas',
    create: '/admin/metropolitan-areas/create',
    edit: '/admin/metropolitanarea/:id/edit',
  },
  '/admin/forms': { edit: '/admin/forms?form=:id&tab=settings' },
  '/admin/content-blocks': { edit: '/admin/global-content?key=:id' },
  '/admin/permalinks': { edit: '/admin/settings?tab=links' },
  '/admin/site-profiles': { edit: '/admin/settings?tab=site' },
  '/admin/suppliers': { edit: '/admin/ecommerce?tab=supplier' },
  '/admin/credit-bundles': ecommerce('bundles'),
  '/admin/promo-codes': ecommerce('promo-codes'),
  '/admin/membership-plans': {
    ...ecommerce('plans'),
    create: '/admin/ecommerce?tab=plans&plan=new',
    edit: '/admin/ecommerce?tab=plans&plan=:id',
  },
  '/admin/users': { list: '/admin/user-management' },
  '/admin/roles': { list: '/admin/user-management?tab=roles' },
  '/admin/made-permissions': {
    list: '/admin/user-management?tab=permissions',
    create: '/admin/permissions/create',
    edit: '/admin/permissions/:id/edit',
  },
  // Edited at the translation desk, in the menu editor, and with their province.
  '/admin/faq-topics': {},
  '/admin/menus': {},
  '/admin/rental-rules': {},
};

/** Returns the screens of a resource. Throws for a resource that has none and is not listed here. */
export function screensOf({ path }: Pick<AnyResource, 'path'>): ResourceScreens {
  const folder = folders[path] ?? path;
  const shown = new Set(expectedRoutes.filter(hasScreen).map((route) => route.path));
  const first = (...addresses: readonly string[]) => addresses.find((address) => shown.has(address));
  const [create, edit] = [first(`${folder}/create`), first(`${folder}/:id/edit`, `${folder}/:id`)];
  const show = first(`${folder}/:id`);
  const list = edit && first(folder);
  const screens = {
    ...(list && { list }),
    ...(create && { create }),
    ...(show && show !== edit && { show }),
    ...(edit && { edit }),
    ...otherScreens[path],
  };
  if (Object.keys(screens).length === 0 && !otherScreens[path])
    throw new RangeError(`No screen of ${path}: add it to the table of routes or to e2e/resources/screens.ts`);
  return screens;
}
