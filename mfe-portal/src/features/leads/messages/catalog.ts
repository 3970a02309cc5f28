import { defineMessages } from '@porchlight/client';
import { cardMessages } from '@porchlight/listing-ui';

/**
 * Messages of the leads. Those of the documents are loaded with them: the open conversation would be hidden meanwhile.
 */
export const leadsMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-leads" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-leads" */ './fr.ts'),
  },
  cardMessages,
);
