import { defineMessages } from '@porchlight/client';
import { feedMessages } from '@porchlight/resource-kit';

/** Messages of the screens of feeds, on top of those that support shows, too. */
export const feedsMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-feeds" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-feeds" */ './fr.ts'),
  },
  feedMessages,
);
