import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';

/** Messages of the shell; en-US spells "favorites". */
export const shellMessages = defineMessages({
  en,
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts'),
  enUs: { tabFavourites: 'Favorites' },
});
