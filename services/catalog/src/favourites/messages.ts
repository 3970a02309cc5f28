import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the favourites endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We couldn’t find this home.',
      full: 'You’ve saved 500 homes, the maximum. Remove one to add another.',
      notKept: 'This home isn’t in My Picks.',
      linkDead: 'This link no longer works. It may have expired or been used already.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
      full: 'Vous avez enregistré 500 logements, le maximum. Retirez-en un pour en ajouter un autre.',
      notKept: 'Ce logement n’est pas dans Mes choix.',
      linkDead: 'Ce lien ne fonctionne plus. Il a peut-être expiré ou déjà servi.',
    },
  }),
);
