import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  listingNotFound: { en: 'We could not find this home.', fr: 'Nous n’avons pas trouvé ce logement.' },
} as const satisfies Record<string, Words>;
