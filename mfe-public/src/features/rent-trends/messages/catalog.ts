import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import type { en } from './en.ts';

export const trendPageMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-rent-trends" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-rent-trends" */ './fr.ts'),
});
/** Returns the messages of the rent trends page, loaded together with it; only its titles belong to the public area. */
export const useTrendPageMessages = (): Translate<typeof en> => useMessages(trendPageMessages);
