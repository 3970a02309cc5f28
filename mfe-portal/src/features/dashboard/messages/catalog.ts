import { defineMessages } from '@porchlight/client';
import { cardMessages } from '@porchlight/listing-ui';

/** Messages of the dashboard. Those of the homes are loaded with them: the page would be hidden meanwhile. */
export const dashboardMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-dashboard" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-dashboard" */ './fr.ts'),
  },
  cardMessages,
);
