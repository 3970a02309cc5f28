import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of the list of guides, loaded together with it, on top of those of the public area. */
export const postsMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-posts" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-posts" */ './fr.ts'),
  },
  publicMessages,
);
/** Returns the messages of the list of guides in the current language. */
export const usePostsMessages = () => useMessages(postsMessages);
