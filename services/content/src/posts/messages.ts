import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the guides. */
export const messages = messageReferences(
  defineMessages({
    en: {
      categoryInUse: 'This category has posts. Move them to another category first.',
      postNotFound: 'We couldn’t find this guide.',
    },
    fr: {
      categoryInUse: 'Cette catégorie contient des articles. Déplacez-les d’abord vers une autre catégorie.',
      postNotFound: 'Nous n’avons pas trouvé ce guide.',
    },
  }),
);
