import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { noPrice: 'Enter a price in at least one currency.' },
    fr: { noPrice: 'Entrez un prix dans au moins une devise.' },
  }),
);
