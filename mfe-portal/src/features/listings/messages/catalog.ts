import { defineMessages } from '@porchlight/client';
import { listingStateMessages } from '../../../shared/listing-state/messages/catalog.ts';

/**
 * Messages of the listings of a landlord. Those of their states are loaded with them: the page would be hidden
 * meanwhile.
 */
export const listingsMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listings" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listings" */ './fr.ts'),
  },
  listingStateMessages,
);
