import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { routes } from './routes.ts';
import { adminMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';

/** Paths whose screens are made from a resource of the contracts. */
const resourcePaths = [
  '/admin/faqs',
  '/admin/faqs/create',
  '/admin/faqs/:id',
  '/admin/faqs/:id/edit',
  '/admin/posts/categories',
  '/admin/posts/categories/create',
  '/admin/posts/categories/:id',
  '/admin/cities',
  '/admin/provinces/:id/edit',
];
const contentScreen = screen(() => import(/* webpackChunkName: "content" */ './features/content/content-screen.tsx'));

const screens: Readonly<Record<string, Screen>> = {
  '/admin/dashboard': screen(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-screen.tsx'),
  ),
  ...Object.fromEntries(resourcePaths.map((path) => [path, contentScreen])),
};

/** Manifest of the admin area. Routes without a screen show a placeholder for a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-admin',
  messages: adminMessages,
  section: (messages) => messages.section,
  routes: routes.map((route) => {
    const found = screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
