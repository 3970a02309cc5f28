import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      placeNotFound: 'We do not know a place at this address. Did you mean one of these?',
    },
    fr: {
      placeNotFound: 'Nous ne connaissons pas d’endroit à cette adresse. Vouliez-vous dire l’un de ceux-ci ?',
    },
  }),
);
