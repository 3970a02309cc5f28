import { screen, type AreaManifest } from '@porchlight/client';
import { renterWords } from './words/catalogue.ts';
import type { en } from './words/en.ts';

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

/** What renters have under /admin (spec 2). Routes without a screen open with a later release. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-renter',
  words: renterWords,
  routes: [
    {
      path: '/admin/renter-profile',
      title: (words) => words.profile,
      auth: true,
      permission: 'viewMyInquiries',
      screen: profile,
    },
    {
      path: '/admin/my-inquiries',
      title: (words) => words.inquiries,
      auth: true,
      permission: 'viewMyInquiries',
      screen: inquiries,
    },
    {
      path: '/admin/favourite-listings',
      title: (words) => words.favourites,
      auth: true,
      permission: 'viewFavouriteListings',
      screen: favourites,
    },
    {
      path: '/admin/favorite-listings',
      title: (words) => words.favourites,
      auth: true,
      permission: 'viewFavouriteListings',
      screen: favourites,
    },
    { path: '/admin/email-alerts', title: (words) => words.alerts, auth: true, screen: alerts },
    {
      path: '/admin/recommended-listings',
      title: (words) => words.recommended,
      auth: true,
      permission: 'viewRecommendedListings',
      screen: recommended,
    },
    {
      path: '/admin/viewed-listings',
      title: (words) => words.viewed,
      auth: true,
      permission: 'viewViewedListings',
      screen: viewed,
    },
    { path: '/admin/my-map', title: (words) => words.map, auth: true, permission: 'viewMyInquiries', screen: myMap },
  ],
};
