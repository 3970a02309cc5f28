import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the guides. */
export const messages = messageReferences(
  defineMessages({
    en: {
      categoryInUse: 'This category has posts. Move them to another category first.',
      categoryNotFound: 'Choose a category.',
      halfPlace: 'Enter both the province and the city, or neither.',
      publishedAt: 'Choose a time from now to a year from now.',
      previewNotFound: 'This preview link is no longer valid. Open a new one from the post.',
      postNotFound: 'We couldn’t find this guide.',
    },
    fr: {
      categoryInUse: 'Cette catégorie contient des articles. Déplacez-les d’abord vers une autre catégorie.',
      categoryNotFound: 'Choisissez une catégorie.',
      halfPlace: 'Indiquez la province et la ville, ou aucune des deux.',
      publishedAt: 'Choisissez un moment d’ici un an.',
      previewNotFound: 'Ce lien d’aperçu n’est plus valide. Ouvrez-en un nouveau depuis l’article.',
      postNotFound: 'Nous n’avons pas trouvé ce guide.',
    },
  }),
);
