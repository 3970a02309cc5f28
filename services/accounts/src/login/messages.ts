import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      wrongCredentials: 'Incorrect email or password.',
      tooManyTries: 'Too many tries. Please wait a little, then try again.',
    },
    fr: {
      wrongCredentials: 'Courriel ou mot de passe incorrect.',
      tooManyTries: 'Trop d’essais. Attendez un peu, puis réessayez.',
    },
  }),
);
