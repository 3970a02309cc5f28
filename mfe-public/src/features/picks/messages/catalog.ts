import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of My Picks, loaded together with it, on top of those of the public area. */
export const picksMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-picks" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-picks" */ './fr.ts'),
  },
  publicMessages,
);
/** Returns the messages of My Picks in the current language. */
export const usePicksMessages = () => useMessages(picksMessages);
export type PicksTranslate = ReturnType<typeof usePicksMessages>;
