import type { Currency, Language } from '@porchlight/contracts';
import { bathWishes, bedWishes } from '@porchlight/contracts/catalog';
import { englishVocabulary, frenchVocabulary } from '@porchlight/contracts/words';
import { nameOf } from '../places/place.ts';
import type { Filters, WatchedSearch } from './search-address.ts';

/** Money without cents, as the reader writes it. */
export const moneyIn = (amount: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** What is said around numbers. */
const phrases = {
  en: {
    studio: 'Studio',
    beds: (count: string, isOne: boolean) => `${count} ${isOne ? 'bed' : 'beds'}`,
    baths: (count: string, isOne: boolean) => `${count} ${isOne ? 'bath' : 'baths'}`,
    upTo: (most: string) => `up to ${most}`,
    from: (least: string) => `from ${least}`,
    between: (least: string, most: string) => `${least} to ${most}`,
    size: (feet: string) => `${feet} sq ft`,
    moveIn: (day: string) => `free by ${day}`,
    included: (name: string) => `${name} included`,
    furnished: 'Furnished or partly furnished',
    box: 'an area on the map',
    lasso: 'an area drawn on the map',
    keyword: (word: string) => `“${word}”`,
    anywhere: 'Homes',
  },
  fr: {
    studio: 'Studio',
    beds: (count: string, isOne: boolean) => `${count} ${isOne ? 'chambre' : 'chambres'}`,
    baths: (count: string, isOne: boolean) => `${count} ${isOne ? 'salle de bain' : 'salles de bain'}`,
    upTo: (most: string) => `jusqu’à ${most}`,
    from: (least: string) => `dès ${least}`,
    between: (least: string, most: string) => `de ${least} à ${most}`,
    size: (feet: string) => `${feet} pi²`,
    moveIn: (day: string) => `libre au plus tard le ${day}`,
    included: (name: string) => `${name} inclus`,
    furnished: 'Meublé ou en partie meublé',
    box: 'une zone de la carte',
    lasso: 'une zone dessinée sur la carte',
    keyword: (word: string) => `« ${word} »`,
    anywhere: 'Logements',
  },
} as const;
type Phrases = (typeof phrases)['en'] | (typeof phrases)['fr'];
interface Said {
  readonly filters: Filters;
  readonly language: Language;
  readonly currency: Currency;
  readonly p: Phrases;
}

const lists = [
  ['rentaltypes', 'rentalType'],
  ['petpolicies', 'pets'],
  ['newcomer', 'newcomer'],
  ['amenities', 'amenity'],
  ['accessibility', 'accessibility'],
  ['parking', 'parking'],
  ['laundry', 'laundry'],
  ['lease', 'lease'],
] as const;
function wordIn(language: Language, key: string): string {
  if (language === 'en-US' && key === 'utility.electricity-hydro') return 'Electricity';
  const vocabulary: Readonly<Record<string, string>> = language === 'fr-CA' ? frenchVocabulary : englishVocabulary;
  return vocabulary[key] ?? key.slice(key.indexOf('.') + 1);
}
const numberIn = (value: number, language: Language) => new Intl.NumberFormat(language).format(value);

function range(least: string | undefined, most: string | undefined, p: Phrases): string[] {
  if (least !== undefined && most !== undefined) return [p.between(least, most)];
  return [...(most === undefined ? [] : [p.upTo(most)]), ...(least === undefined ? [] : [p.from(least)])];
}
/** '1+ beds' for a list without a gap up to the last choice, else '1 bed or 2 beds'; the last choice means that or more. */
function counts(
  values: readonly number[] | undefined,
  all: readonly number[],
  say: (count: string, value: number) => string,
  language: Language,
): string[] {
  if (!values?.length) return [];
  const sorted = [...values].sort((a, b) => a - b);
  const [first = 0] = sorted;
  if (sorted.length > 1 && all.filter((value) => value >= first).length === sorted.length)
    return [say(`${numberIn(first, language)}+`, 2)];
  const one = (value: number) =>
    say(value === all.at(-1) ? `${numberIn(value, language)}+` : numberIn(value, language), value);
  return [new Intl.ListFormat(language, { type: 'disjunction' }).format(sorted.map(one))];
}

function countsSaid({ filters: { beds, baths }, language, p }: Said): string[] {
  return [
    ...counts(beds, bedWishes, (count, value) => (value === 0 ? p.studio : p.beds(count, value === 1)), language),
    ...counts(baths, bathWishes, (count, value) => p.baths(count, value < (language === 'fr-CA' ? 2 : 1.1)), language),
  ];
}
function rangesSaid({ filters: { minrate, maxrate, minsqft, maxsqft }, language, currency, p }: Said): string[] {
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : moneyIn(amount, currency, language);
  const size = (feet: number | undefined) => (feet === undefined ? undefined : p.size(numberIn(feet, language)));
  return [...range(money(minrate), money(maxrate), p), ...range(size(minsqft), size(maxsqft), p)];
}
function choicesSaid({ filters, language, p }: Said): string[] {
  const plain = lists.flatMap(([key, vocabulary]) =>
    (filters[key] ?? []).map((word) => wordIn(language, `${vocabulary}.${word}`)),
  );
  const utilities = (filters.utilities ?? []).map((word) => p.included(wordIn(language, `utility.${word}`)));
  const [furnished] = filters.furnished ?? [];
  const furniture =
    furnished === undefined
      ? []
      : [
          (filters.furnished?.length ?? 0) > 1 || furnished === 'true'
            ? p.furnished
            : wordIn(language, `furnished.${furnished}`),
        ];
  return [...plain, ...utilities, ...furniture];
}
function restSaid({ filters: { movein, bounds, area }, language, p }: Said): string[] {
  const day =
    movein === undefined
      ? []
      : [
          p.moveIn(
            new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(`${movein}T00:00:00Z`),
            ),
          ),
        ];
  return [...day, ...(bounds === undefined ? [] : [p.box]), ...(area === undefined ? [] : [p.lasso])];
}

/** What a search asks for, in words: 'Calgary, AB · 2 beds · up to $2,000'. */
export function searchInWords({ place, filters }: WatchedSearch, language: Language): string {
  const p = phrases[language === 'fr-CA' ? 'fr' : 'en'];
  const isAmerican = place ? place.country === 'US' : language === 'en-US';
  const said: Said = { filters, language, currency: isAmerican ? 'USD' : 'CAD', p };
  const where = !place
    ? p.anywhere
    : place.kind === 'province'
      ? nameOf(place, language)
      : `${nameOf(place, language)}, ${place.provinceCode}`;
  return [
    where,
    ...countsSaid(said),
    ...rangesSaid(said),
    ...choicesSaid(said),
    ...restSaid(said),
    ...(filters.keyword === undefined ? [] : [p.keyword(filters.keyword)]),
  ].join(' · ');
}

/** A search without what somebody typed, as a stranger may get it by mail. */
export const withoutTyped = ({ filters: { keyword: _, ...filters }, ...search }: WatchedSearch): WatchedSearch => ({
  ...search,
  filters,
});
