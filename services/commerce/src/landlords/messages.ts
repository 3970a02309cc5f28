import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { notReported: 'Your account is still being set up. Try again in a moment.' },
    fr: { notReported: 'Votre compte est en cours de création. Réessayez dans un instant.' },
  }),
);
