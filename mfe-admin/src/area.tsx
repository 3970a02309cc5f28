import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { navigation } from './navigation.ts';
import { routes } from './routes.ts';
import { adminMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';

/** Beginnings of the paths whose screens are made from a resource of the contracts. */
const resourceRoots = [
  '/admin/faqs',
  '/admin/posts/categories',
  '/admin/provinces',
  '/admin/cities',
  '/admin/metropolitan-areas',
  '/admin/metropolitanarea',
];
const isOfResource = (path: string) => resourceRoots.some((root) => `${path}/`.startsWith(`${root}/`));
const contentScreen = screen(() => import(/* webpackChunkName: "content" */ './features/content/content-screen.tsx'));

const postsScreen = screen(() => import(/* webpackChunkName: "posts" */ './features/posts/posts-screen.tsx'));
const pagesScreen = screen(() => import(/* webpackChunkName: "pages" */ './features/pages/pages-screen.tsx'));
const peopleScreen = screen(() => import(/* webpackChunkName: "people" */ './features/people/people-screen.tsx'));
const redirectsScreen = screen(
  () => import(/* webpackChunkName: "redirects" */ './features/redirects/redirects-screen.tsx'),
);
const companiesScreen = screen(
  () => import(/* webpackChunkName: "companies" */ './features/companies/companies-screen.tsx'),
);
const feedsScreen = screen(() => import(/* webpackChunkName: "feeds" */ './features/feeds/feeds-screen.tsx'));
const inquiriesScreen = screen(
  () => import(/* webpackChunkName: "inquiries" */ './features/inquiries/inquiries-screen.tsx'),
);
const rentersScreen = screen(() => import(/* webpackChunkName: "renters" */ './features/renters/renters-screen.tsx'));
const bundleScreen = screen(
  () => import(/* webpackChunkName: "bundle-form" */ './features/ecommerce/bundles/bundle-form-screen.tsx'),
);
const promoCodeScreen = screen(
  () => import(/* webpackChunkName: "promo-code-form" */ './features/ecommerce/promo-codes/promo-code-form-screen.tsx'),
);

const menuItemScreen = screen(
  () => import(/* webpackChunkName: "menu-item-form" */ './features/menus/items/menu-item-form-screen.tsx'),
);

const screens: Readonly<Record<string, Screen>> = {
  '/admin/dashboard': screen(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-screen.tsx'),
  ),
  '/admin/posts': postsScreen,
  '/admin/posts/create': postsScreen,
  '/admin/posts/preview/:token': postsScreen,
  '/admin/posts/:id': postsScreen,
  '/admin/posts/:id/edit': postsScreen,
  '/admin/pages': pagesScreen,
  '/admin/pages/create': pagesScreen,
  '/admin/pages/:id': pagesScreen,
  '/admin/pages/:id/edit': pagesScreen,
  '/admin/pages/types': pagesScreen,
  '/admin/pages/types/create': pagesScreen,
  '/admin/pages/types/:id/edit': pagesScreen,
  '/admin/companies': companiesScreen,
  '/admin/companies/create': companiesScreen,
  '/admin/companies/:id': companiesScreen,
  '/admin/companies/:id/edit': companiesScreen,
  '/admin/feeds': feedsScreen,
  '/admin/feeds/create': feedsScreen,
  '/admin/feeds/:id/edit': feedsScreen,
  '/admin/inquiries': inquiriesScreen,
  '/admin/inquiries/:id': inquiriesScreen,
  '/admin/renters': rentersScreen,
  '/admin/renters/:id': rentersScreen,
  '/admin/global-content': screen(
    () => import(/* webpackChunkName: "global-content" */ './features/global-content/global-content-screen.tsx'),
  ),
  '/admin/translations': screen(() => import(/* webpackChunkName: "translations" */ './translation-desk.tsx')),
  '/admin/forms': screen(() => import(/* webpackChunkName: "forms" */ './features/forms/forms-screen.tsx')),
  '/admin/ecommerce': screen(
    () => import(/* webpackChunkName: "ecommerce" */ './features/ecommerce/ecommerce-screen.tsx'),
  ),
  '/admin/menu-editor': screen(
    () => import(/* webpackChunkName: "menu-editor" */ './features/menus/menu-editor-screen.tsx'),
  ),
  '/admin/menu-items/create': menuItemScreen,
  '/admin/menu-items/:id/edit': menuItemScreen,
  '/admin/credit-bundles/create': bundleScreen,
  '/admin/credit-bundles/:id/edit': bundleScreen,
  '/admin/promo-codes/create': promoCodeScreen,
  '/admin/promo-codes/:id/edit': promoCodeScreen,
  '/admin/settings': screen(() => import(/* webpackChunkName: "settings" */ './features/settings/settings-screen.tsx')),
  '/admin/link-check': screen(
    () => import(/* webpackChunkName: "link-check" */ './features/link-check/link-check-screen.tsx'),
  ),
  '/admin/user-management': peopleScreen,
  '/admin/users/create': peopleScreen,
  '/admin/users/:id': peopleScreen,
  '/admin/users/:id/edit': peopleScreen,
  '/admin/permissions/create': peopleScreen,
  '/admin/permissions/:id/edit': peopleScreen,
  '/admin/roles/create': peopleScreen,
  '/admin/roles/:id': peopleScreen,
  '/admin/roles/:id/edit': peopleScreen,
  '/admin/api-dashboard': screen(() => import(/* webpackChunkName: "api" */ './features/people/api/api-screen.tsx')),
  '/admin/redirects': redirectsScreen,
  '/admin/redirects/create': redirectsScreen,
  '/admin/redirects/:id': redirectsScreen,
  '/admin/settings/modules/:id': screen(
    () => import(/* webpackChunkName: "module-settings" */ './features/settings/modules/module-screen.tsx'),
  ),
};

const palette = screen(() => import(/* webpackChunkName: "palette" */ './features/palette/palette-screen.tsx'));
/** Manifest of the admin area. Routes without a screen show a placeholder for a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-admin',
  messages: adminMessages,
  section: (messages) => messages.section,
  navigation: { ...navigation, palette },
  routes: routes.map((route) => {
    const found = isOfResource(route.path) ? contentScreen : screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
