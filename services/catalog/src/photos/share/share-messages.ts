import type { Language } from '@porchlight/contracts';
import { nameInSentence, type ListingCard } from '@porchlight/contracts/catalog';
import { defineMessages, formatMessage } from '@porchlight/messages';

const messages = defineMessages({
  en: {
    monthlyRent: '{rent} / month',
    beds: '{count, plural, =0 {Studio} one {# bed} other {# beds}}',
    baths: '{count, plural, one {# bath} other {# baths}}',
    homesIn: 'Homes for rent in {place}',
    site: 'Find a home to rent, even if you’re new here',
  },
  fr: {
    monthlyRent: '{rent} / mois',
    beds: '{count, plural, =0 {Studio} one {# chambre} other {# chambres}}',
    baths: '{count, plural, one {# salle de bain} other {# salles de bain}}',
    homesIn: 'Logements à louer : {place}',
    site: 'Trouvez un logement à louer, même si vous venez d’arriver',
  },
});

/** Formats the rent of a listing: '$1,850 / month'. */
export function formatRent({ rent, currency }: Pick<ListingCard, 'rent' | 'currency'>, lang: Language): string {
  const locale = currency === 'USD' && lang !== 'fr-CA' ? 'en-US' : lang;
  return formatMessage(messages, lang, 'monthlyRent', {
    rent: new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(rent),
  });
}
/** Formats size and location of a listing in one line: '2 beds · 1 bath · Calgary, AB'. */
export const listingSummary = (
  { beds, baths, city, province }: Pick<ListingCard, 'beds' | 'baths' | 'city' | 'province'>,
  lang: Language,
): string =>
  [
    formatMessage(messages, lang, 'beds', { count: beds }),
    formatMessage(messages, lang, 'baths', { count: baths }),
    `${city}, ${province}`,
  ].join(' · ');
export const locationTitle = (location: string, lang: Language): string =>
  formatMessage(messages, lang, 'homesIn', { place: nameInSentence(location) });
export const siteTagline = (lang: Language): string => formatMessage(messages, lang, 'site');
