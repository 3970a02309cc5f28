import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of the home page, loaded together with it, on top of those of the public area. */
export const homeMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-home-page" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-home-page" */ './fr.ts'),
    enUs: () => import(/* webpackChunkName: "messages-en-home-page" */ './en-us.ts'),
  },
  publicMessages,
);
/** Returns the messages of the home page in the current language. */
export const useHomeMessages = () => useMessages(homeMessages);
