import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  listingNotFound: { en: 'We could not find this home.', fr: 'Nous n’avons pas trouvé ce logement.' },
  gone: { en: 'This home is no longer available.', fr: 'Ce logement n’est plus offert.' },
} as const satisfies Record<string, Words>;
