import { screen, type AreaManifest } from '@porchlight/client';
import { renterMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';

const inquiries = screen(() => import(/* webpackChunkName: "inquiries" */ './features/inquiries/inquiries-screen.tsx'));
const favourites = screen(
  () => import(/* webpackChunkName: "favourites" */ './features/favourites/favourites-screen.tsx'),
);
const profile = screen(
  () => import(/* webpackChunkName: "renter-profile" */ './features/renter-profile/renter-profile-screen.tsx'),
);
const recommended = screen(
  () => import(/* webpackChunkName: "recommended" */ './features/recommended/recommended-screen.tsx'),
);
const viewed = screen(() => import(/* webpackChunkName: "viewed" */ './features/viewed/viewed-screen.tsx'));
const alerts = screen(() => import(/* webpackChunkName: "alerts" */ './features/alerts/alerts-screen.tsx'));
const myMap = screen(() => import(/* webpackChunkName: "my-map" */ './features/my-map/my-map-screen.tsx'));

/**
 * Manifest of the renter's pages under /admin
 * (docs/rules/pages-and-addresses.md#page-5-every-route-has-a-title-and-a-permission). Routes without a screen show a
 * placeholder for a later release.
 */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-renter',
  messages: renterMessages,
  routes: [
    {
      path: '/admin/renter-profile',
      title: (messages) => messages.profile,
      auth: true,
      permission: 'viewMyInquiries',
      screen: profile,
    },
    {
      path: '/admin/my-inquiries',
      title: (messages) => messages.inquiries,
      auth: true,
      permission: 'viewMyInquiries',
      screen: inquiries,
    },
    {
      path: '/admin/favourite-listings',
      title: (messages) => messages.favourites,
      auth: true,
      permission: 'viewFavouriteListings',
      screen: favourites,
    },
    {
      path: '/admin/favorite-listings',
      title: (messages) => messages.favourites,
      auth: true,
      permission: 'viewFavouriteListings',
      screen: favourites,
    },
    { path: '/admin/email-alerts', title: (messages) => messages.alerts, auth: true, screen: alerts },
    {
      path: '/admin/recommended-listings',
      title: (messages) => messages.recommended,
      auth: true,
      permission: 'viewRecommendedListings',
      screen: recommended,
    },
    {
      path: '/admin/viewed-listings',
      title: (messages) => messages.viewed,
      auth: true,
      permission: 'viewViewedListings',
      screen: viewed,
    },
    {
      path: '/admin/my-map',
      title: (messages) => messages.map,
      auth: true,
      permission: 'viewMyInquiries',
      screen: myMap,
    },
  ],
};
