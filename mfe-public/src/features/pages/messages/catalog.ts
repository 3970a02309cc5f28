import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of a CMS page, loaded together with it, on top of those of the public area. */
export const pageMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-pages" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-pages" */ './fr.ts'),
  },
  publicMessages,
);
/** Returns the messages of a CMS page in the current language. */
export const usePageMessages = () => useMessages(pageMessages);
