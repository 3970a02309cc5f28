import { screen, type AreaManifest, type Screen } from '@porchlight/client';
import { navigation } from './navigation.ts';
import { routes } from './routes.ts';
import { portalMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';

const billing = screen(() => import(/* webpackChunkName: "billing" */ './features/billing/billing-screen.tsx'));

const checkout = screen(() => import(/* webpackChunkName: "checkout" */ './features/checkout/checkout-screen.tsx'));

const leads = screen(() => import(/* webpackChunkName: "leads" */ './features/leads/leads-screen.tsx'));

const screens: Readonly<Record<string, Screen>> = {
  '/portal/billing': billing,
  '/portal/billing/checkout': checkout,
  '/portal/billing/usage': screen(() => import(/* webpackChunkName: "usage" */ './features/usage/usage-screen.tsx')),
  '/portal/transactions': billing,
  '/portal/wallet': billing,
  '/portal/tax-receipts': screen(
    () => import(/* webpackChunkName: "tax-receipts" */ './features/tax-receipts/tax-receipts-screen.tsx'),
  ),
  '/portal/listings': screen(
    () => import(/* webpackChunkName: "listings" */ './features/listings/listings-screen.tsx'),
  ),
  '/portal/listings/create': screen(
    () => import(/* webpackChunkName: "new-listing" */ './features/new-listing/new-listing-screen.tsx'),
  ),
  '/portal/listings/:id': screen(
    () => import(/* webpackChunkName: "listing-editor" */ './features/listing-editor/listing-editor-screen.tsx'),
  ),
  '/portal/activities': screen(
    () => import(/* webpackChunkName: "activities" */ './features/activities/activities-screen.tsx'),
  ),
  '/portal/leads': leads,
  '/portal/leads/:id': leads,
  '/portal/account-details': screen(
    () => import(/* webpackChunkName: "account-details" */ './features/account-details/account-details-screen.tsx'),
  ),
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

/** Manifest of the portal area. Routes without a screen show a placeholder for a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-portal',
  messages: portalMessages,
  section: (messages) => messages.section,
  navigation,
  routes: routes.map((route) => {
    const found = screens[route.path];
    return found ? { ...route, screen: found } : route;
  }),
};
