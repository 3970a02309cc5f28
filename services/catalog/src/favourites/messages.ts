import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the favourites endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We could not find this home.',
      full: 'Your list holds 500 homes, and that is all it can. Let one go to keep another.',
      notKept: 'This home is not among your favourites.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
      full: 'Votre liste contient 500 logements, son maximum. Retirez-en un pour en garder un autre.',
      notKept: 'Ce logement ne fait pas partie de vos favoris.',
    },
  }),
);
