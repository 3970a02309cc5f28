import { defineMessages } from '@porchlight/client';

/** Messages of the renter area; en-US spells "favorites". */
export const renterMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts'),
  enUs: { favourites: 'My favorites' },
});
