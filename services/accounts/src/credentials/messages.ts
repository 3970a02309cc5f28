import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      notYours: 'That isn’t your current password.',
      tooManyTries: 'Too many tries. Please wait a little, then try again.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      notYours: 'Ce n’est pas votre mot de passe actuel.',
      tooManyTries: 'Trop d’essais. Attendez un peu, puis réessayez.',
    },
  }),
);
