import type { en } from './en.ts';

/** Description of a home for search engines, in French. */
export const fr: Record<keyof typeof en, string> = {
  describedElsewhere: 'Photos, coût complet et ce qu’il faut pour louer.',
  listingDescription: '{facts} à {rent} par mois, {city}. {start}',
};
