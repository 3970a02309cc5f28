import { defineMessages } from '@porchlight/client';
import { cardMessages } from '@porchlight/listing-ui';

/** Messages of a new listing. Those of the cards are loaded with them: its choices have their names. */
export const newListingMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-new-listing" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-new-listing" */ './fr.ts'),
  },
  cardMessages,
);
