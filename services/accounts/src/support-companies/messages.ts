import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { notFound: 'This company does not exist.' },
    fr: { notFound: 'Cette entreprise n’existe pas.' },
  }),
);
