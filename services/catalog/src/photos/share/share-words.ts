import type { Language } from '@porchlight/contracts';
import type { ListingCard } from '@porchlight/contracts/catalog';

const texts = {
  en: {
    month: '/ month',
    studio: 'Studio',
    beds: (count: number) => `${count} ${count === 1 ? 'bed' : 'beds'}`,
    baths: (count: string, isOne: boolean) => `${count} ${isOne ? 'bath' : 'baths'}`,
    homesIn: (place: string) => `Homes for rent in ${place}`,
    site: 'Find a home you can rent, even if you are new here',
  },
  fr: {
    month: '/ mois',
    studio: 'Studio',
    beds: (count: number) => `${count} ${count === 1 ? 'chambre' : 'chambres'}`,
    baths: (count: string, isOne: boolean) => `${count} ${isOne ? 'salle de bain' : 'salles de bain'}`,
    homesIn: (place: string) => `Logements à louer : ${place}`,
    site: 'Trouvez un logement à louer, même si vous venez d’arriver',
  },
} as const;
const textsIn = (lang: Language) => texts[lang === 'fr-CA' ? 'fr' : 'en'];

/** The rent of a home: '$1,850 / month'. */
export const rentOf = ({ rent, currency }: Pick<ListingCard, 'rent' | 'currency'>, lang: Language): string =>
  `${new Intl.NumberFormat(currency === 'USD' && lang !== 'fr-CA' ? 'en-US' : lang, { style: 'currency', currency, maximumFractionDigits: 0 }).format(rent)} ${textsIn(lang).month}`;
/** Size and place of a home in a line: '2 beds · 1 bath · Calgary, AB'. */
export function homeLine(
  { beds, baths, city, province }: Pick<ListingCard, 'beds' | 'baths' | 'city' | 'province'>,
  lang: Language,
): string {
  const t = textsIn(lang);
  return [
    beds === 0 ? t.studio : t.beds(beds),
    t.baths(new Intl.NumberFormat(lang).format(baths), baths <= 1),
    `${city}, ${province}`,
  ].join(' · ');
}
export const homesIn = (place: string, lang: Language): string => textsIn(lang).homesIn(place);
export const siteLine = (lang: Language): string => textsIn(lang).site;
