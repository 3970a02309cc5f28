import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of a guide, loaded together with it, on top of those of the public area. */
export const postMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-post" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-post" */ './fr.ts'),
  },
  publicMessages,
);
/** Returns the messages of a guide in the current language. */
export const usePostMessages = () => useMessages(postMessages);
