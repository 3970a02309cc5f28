import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { routes } from './routes.ts';
import { adminWords } from './words/catalogue.ts';
import type { en } from './words/en.ts';

const screens: Readonly<Record<string, Screen>> = {
  '/admin/dashboard': screen(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-screen.tsx'),
  ),
};

/** The admin area. Routes without a screen open with a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-admin',
  words: adminWords,
  section: (words) => words.section,
  routes: routes.map((route) => {
    const found = screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
