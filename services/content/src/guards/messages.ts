import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of content that a permission guards. */
export const messages = messageReferences(
  defineMessages({
    en: { unknown: 'Choose a permission from the list.' },
    fr: { unknown: 'Choisissez une autorisation de la liste.' },
  }),
);
