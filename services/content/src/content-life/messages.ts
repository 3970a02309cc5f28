import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of drafts. */
export const messages = messageReferences(
  defineMessages({
    en: {
      conflict: 'Someone else changed this since you opened it. Compare both versions before you go on.',
      unknownField: 'This form has no such field.',
    },
    fr: {
      conflict: 'Une autre personne a modifié ceci depuis. Comparez les deux versions avant de continuer.',
      unknownField: 'Ce formulaire n’a pas ce champ.',
    },
  }),
);
