import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the life of posts and pages: drafts, previews, publication. */
export const messages = messageReferences(
  defineMessages({
    en: {
      conflict: 'Someone else changed this since you opened it. Compare both versions before you go on.',
      previewNotFound: 'This preview link is no longer valid. Open a new one from the form.',
      publishedAt: 'Choose a time from now to a year from now.',
      unknownField: 'This form has no such field.',
    },
    fr: {
      conflict: 'Une autre personne a modifié ceci depuis. Comparez les deux versions avant de continuer.',
      previewNotFound: 'Ce lien d’aperçu n’est plus valide. Ouvrez-en un nouveau depuis le formulaire.',
      publishedAt: 'Choisissez un moment d’ici un an.',
      unknownField: 'Ce formulaire n’a pas ce champ.',
    },
  }),
);
