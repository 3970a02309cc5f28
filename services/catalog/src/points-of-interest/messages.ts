import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      full: 'You have 10 places, the maximum. Remove one to add another.',
      notFound: 'We couldn’t find this place.',
      check: 'Check the marked fields.',
      outside: 'Choose a place in Canada or the United States.',
    },
    fr: {
      full: 'Vous avez 10 lieux, le maximum. Retirez-en un pour en ajouter un autre.',
      notFound: 'Nous n’avons pas trouvé ce lieu.',
      check: 'Vérifiez les champs indiqués.',
      outside: 'Choisissez un lieu au Canada ou aux États-Unis.',
    },
  }),
);
