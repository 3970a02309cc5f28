import { defineMessages } from '@porchlight/client';
import { cardMessages } from '@porchlight/listing-ui';

/**
 * Messages of the record of a listing. Those of the vocabularies are loaded with them: the page would be hidden
 * meanwhile.
 */
export const listingMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing" */ './fr.ts'),
  },
  cardMessages,
);
