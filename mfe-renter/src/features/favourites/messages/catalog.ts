import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

const favouriteMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-favourites" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-favourites" */ './fr.ts'),
  enUs: { title: 'My favorites', loading: 'Loading your favorites', back: 'Back to my favorites' },
});
export const useFavouriteMessages = (): Translate<typeof en> => useMessages(favouriteMessages);
