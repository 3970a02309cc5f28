import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      photoNotFound: 'This photo doesn’t exist.',
    },
    fr: {
      photoNotFound: 'Cette photo n’existe pas.',
    },
  }),
);
