import { defineMessages } from '@porchlight/client';
import { listingStateMessages } from '../../../shared/listing-state/messages/catalog.ts';

/** Messages of the dashboard. Those of the homes are loaded with them: the page would be hidden meanwhile. */
export const dashboardMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-dashboard" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-dashboard" */ './fr.ts'),
  },
  listingStateMessages,
);
