import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  full: {
    en: 'You have 10 places, and that is all there can be. Remove one to add another.',
    fr: 'Vous avez 10 lieux, le maximum. Retirez-en un pour en ajouter un autre.',
  },
  notFound: { en: 'We could not find this place.', fr: 'Nous n’avons pas trouvé ce lieu.' },
  check: { en: 'Check the marked fields.', fr: 'Vérifiez les champs indiqués.' },
  outside: {
    en: 'Choose a place in Canada or the United States.',
    fr: 'Choisissez un lieu au Canada ou aux États-Unis.',
  },
} as const satisfies Record<string, Words>;
