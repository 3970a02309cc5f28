import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      wrongCredentials: 'This email and password do not go together. Check both and try again.',
      tooManyTries: 'That was many tries in a row. Please wait a little, then try again.',
    },
    fr: {
      wrongCredentials: 'Ce courriel et ce mot de passe ne vont pas ensemble. Vérifiez-les et réessayez.',
      tooManyTries: 'Il y a eu beaucoup d’essais de suite. Attendez un peu, puis réessayez.',
    },
  }),
);
