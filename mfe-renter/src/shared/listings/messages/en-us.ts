import type { en } from './en.ts';

/** What the US writes otherwise. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  forgetText: 'We’ll delete the list of homes you viewed. Your favorites and inquiries stay.',
  kindFavourite: 'Favorites ({count})',
  followFavourites: 'Favorites ({count})',
  iconOne: 'Favorite spot',
  placeCentre: 'Use map center',
  placeUnset: 'Choose an address from the list, or move the map and use its center.',
  needPoint: 'Choose an address from the list, or use the map center.',
  placeAddressHint: 'Street, city or ZIP code',
};
