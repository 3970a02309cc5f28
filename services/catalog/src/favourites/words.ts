import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  listingNotFound: { en: 'We could not find this home.', fr: 'Nous n’avons pas trouvé ce logement.' },
  full: {
    en: 'Your list holds 500 homes, and that is all it can. Let one go to keep another.',
    fr: 'Votre liste contient 500 logements, son maximum. Retirez-en un pour en garder un autre.',
  },
  notKept: { en: 'This home is not among your favourites.', fr: 'Ce logement ne fait pas partie de vos favoris.' },
} as const satisfies Record<string, Words>;
