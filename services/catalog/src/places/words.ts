import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  placeNotFound: {
    en: 'We do not know a place at this address. Did you mean one of these?',
    fr: 'Nous ne connaissons pas d’endroit à cette adresse. Vouliez-vous dire l’un de ceux-ci ?',
  },
} as const satisfies Record<string, Words>;
