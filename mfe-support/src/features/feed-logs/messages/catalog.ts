import { defineMessages } from '@porchlight/client';
import { feedMessages } from '@porchlight/resource-kit';

/** Messages of the logs of feeds, on top of those that the admin area shows, too. */
export const feedLogMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-feed-logs" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-feed-logs" */ './fr.ts'),
  },
  feedMessages,
);
