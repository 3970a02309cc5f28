import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the guides. */
export const messages = messageReferences(
  defineMessages({
    en: {
      categoryInUse: 'This category has posts. Move them to another category first.',
      categoryNotFound: 'Choose a category.',
      halfPlace: 'Enter both the province and the city, or neither.',
      postNotFound: 'We couldn’t find this guide.',
    },
    fr: {
      categoryInUse: 'Cette catégorie contient des articles. Déplacez-les d’abord vers une autre catégorie.',
      categoryNotFound: 'Choisissez une catégorie.',
      halfPlace: 'Indiquez la province et la ville, ou aucune des deux.',
      postNotFound: 'Nous n’avons pas trouvé ce guide.',
    },
  }),
);
