import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { cardNeeded: 'Save a card first. Your membership is renewed with it.' },
    fr: { cardNeeded: 'Enregistrez d’abord une carte. Votre adhésion est renouvelée avec elle.' },
  }),
);
