import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { routes } from './routes.ts';
import { portalWords } from './words/catalogue.ts';
import type { en } from './words/en.ts';

const screens: Readonly<Record<string, Screen>> = {
  '/portal/dashboard': screen(
    () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-screen.tsx'),
  ),
  '/landlord/register': screen(
    () => import(/* webpackChunkName: "register" */ './features/register/register-screen.tsx'),
  ),
  '/landlord/verify/:token?': screen(
    () => import(/* webpackChunkName: "verify" */ './features/verify/verify-screen.tsx'),
  ),
};

/** The portal area. Routes without a screen open with a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-portal',
  words: portalWords,
  section: (words) => words.section,
  routes: routes.map((route) => {
    const found = screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
