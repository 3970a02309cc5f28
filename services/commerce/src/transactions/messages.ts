import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { tooManyRows: 'These are more than 10,000 transactions. Choose fewer days.' },
    fr: { tooManyRows: 'Il y a plus de 10 000 transactions. Choisissez moins de jours.' },
  }),
);
