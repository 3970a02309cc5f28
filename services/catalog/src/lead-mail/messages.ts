import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the lead mail endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: { accountNotReady: 'Your account is still being set up. Try again in a moment.' },
    fr: { accountNotReady: 'Votre compte est en cours de création. Réessayez dans un instant.' },
  }),
);
