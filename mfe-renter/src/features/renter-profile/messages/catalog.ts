import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const profileMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-renter-profile" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-renter-profile" */ './fr.ts'),
  enUs: {
    lastFavourites: 'Recent favorites',
    placeHolder: 'City or state',
    preferredAreasHint: 'Up to 10 cities, regions or states.',
  },
});
export const useProfileMessages = (): Translate<typeof en> => useMessages(profileMessages);
