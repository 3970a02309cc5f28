import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      notYours: 'This is not your current password.',
      tooManyTries: 'That was many tries in a row. Please wait a little, then try again.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      notYours: 'Ce n’est pas votre mot de passe actuel.',
      tooManyTries: 'Il y a eu beaucoup d’essais de suite. Attendez un peu, puis réessayez.',
    },
  }),
);
