import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { routes } from './routes.ts';
import { supportWords } from './words/catalogue.ts';
import type { en } from './words/en.ts';

const screens: Readonly<Record<string, Screen>> = {
  '/support/dashboard': screen(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-screen.tsx'),
  ),
};

/** The support area. Routes without a screen open with a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-support',
  words: supportWords,
  section: (words) => words.section,
  routes: routes.map((route) => {
    const found = screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
