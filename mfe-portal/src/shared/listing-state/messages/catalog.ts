import { defineMessages } from '@porchlight/client';
import { cardMessages } from '@porchlight/listing-ui';

/** Messages of the states of a listing. Those of the cards are loaded with them: the screens with states need both. */
export const listingStateMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-listing-state" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-listing-state" */ './fr.ts'),
  },
  cardMessages,
);
