import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      photoNotFound: 'This picture does not exist.',
    },
    fr: {
      photoNotFound: 'Cette image n’existe pas.',
    },
  }),
);
