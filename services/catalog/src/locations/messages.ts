import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      placeNotFound: 'We can’t find a place at this address. Did you mean one of these?',
    },
    fr: {
      placeNotFound: 'Aucun lieu n’a cette adresse. Vouliez-vous dire l’un de ceux-ci ?',
    },
  }),
);
