import { useFormat, useLanguage, type Format } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import { bathWishes, bedWishes } from '@porchlight/contracts/catalog';
import { useVocabulary } from '@porchlight/listing-ui';
import { useResultsWords, type ResultsTranslate } from './words/catalogue.ts';
import { changed, toggled, type Filters } from './results-address.ts';

/** One filter in words, and the filters without it. */
export interface FilterInWords {
  readonly key: string;
  readonly text: string;
  readonly without: Filters;
}

type Say = ReturnType<typeof useVocabulary>;
/** What saying a filter needs. */
export interface FilterWords {
  readonly t: ResultsTranslate;
  readonly say: Say;
  readonly format: Format;
  readonly currency: Currency;
}
/** Everything that says filters in the language of the page, in the money of the place. */
export function useFilterWords(country: string | undefined): FilterWords {
  const language = useLanguage();
  const isAmerican = country ? country === 'US' : language === 'en-US';
  return { t: useResultsWords(), say: useVocabulary(), format: useFormat(), currency: isAmerican ? 'USD' : 'CAD' };
}

/** 'Up to $3,500', 'From $800', '$800 to $3,500'. Money without a place has the sign of the reader's own country. */
export function priceText({ minrate, maxrate }: Filters, { t, format, currency }: FilterWords): string | undefined {
  const min = minrate === undefined ? '' : format.money(minrate, currency);
  const max = maxrate === undefined ? '' : format.money(maxrate, currency);
  if (min && max) return t('priceBetween', { min, max });
  if (max) return t('priceUpTo', { max });
  return min ? t('priceFrom', { min }) : undefined;
}
function sizeText({ minsqft, maxsqft }: Filters, { t, format }: FilterWords): string | undefined {
  const min = minsqft === undefined ? '' : format.area(minsqft);
  const max = maxsqft === undefined ? '' : format.area(maxsqft);
  if (min && max) return t('sizeBetween', { min, max });
  if (max) return t('sizeTo', { size: max });
  return min ? t('sizeFrom', { size: min }) : undefined;
}

/** One choice of a number of bedrooms or bathrooms in words. */
export const bedsText = (count: number, t: ResultsTranslate): string =>
  count >= 4 ? t('bedsMost') : t('bedsOption', { count });
export const bathsText = (count: number, { t, format }: Pick<FilterWords, 't' | 'format'>): string =>
  count >= 3 ? t('bathsMost') : t('bathsOption', { count: format.number(count), plain: count > 1 ? 2 : 1 });

/** '1+ beds' for a list without gap up to the last choice, else '2 beds', else 'Beds: 2'. */
export function countsText(
  values: readonly number[] | undefined,
  all: readonly number[],
  atLeast: (count: number) => string,
  one: (count: number) => string,
  name: string,
  t: ResultsTranslate,
): string | undefined {
  if (!values?.length) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const tail = all.filter((value) => value >= first);
  if (sorted.length > 1 && tail.length === sorted.length) return atLeast(first);
  return sorted.length === 1 ? one(first) : t('nChosen', { name, count: sorted.length });
}

interface Counted {
  readonly key: 'beds' | 'baths';
  readonly all: readonly number[];
  readonly atLeast: (count: number) => string;
  readonly one: (count: number) => string;
}
/** '1+ beds' as one filter, else each number as its own. */
function countWords(filters: Filters, { key, all, atLeast, one }: Counted): FilterInWords[] {
  const values = [...(filters[key] ?? [])].sort((a, b) => a - b);
  const isTail = values.length > 1 && all.filter((value) => value >= (values[0] ?? 0)).length === values.length;
  if (isTail) return [{ key: `${key}-from`, text: atLeast(values[0] ?? 0), without: changed(filters, { [key]: [] }) }];
  return values.map((count) => ({ key: `${key}-${count}`, text: one(count), without: toggled(filters, key, count) }));
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

function listWords(filters: Filters, { t, say }: FilterWords): FilterInWords[] {
  const plain = lists.flatMap(([key, vocabulary]) =>
    (filters[key] ?? []).map((word) => ({
      key: `${key}-${word}`,
      text: say(vocabulary, word) ?? word,
      without: toggled(filters, key, word),
    })),
  );
  const utilities = (filters.utilities ?? []).map((word) => ({
    key: `utilities-${word}`,
    text: t('utilityIncluded', { name: say('utility', word) ?? word }),
    without: toggled(filters, 'utilities', word),
  }));
  const furnished = filters.furnished
    ? [
        {
          key: 'furnished',
          text: furnishedText(filters.furnished, t, say),
          without: changed(filters, { furnished: [] }),
        },
      ]
    : [];
  return [...plain, ...utilities, ...furnished];
}
const furnishedText = (wishes: readonly string[], t: ResultsTranslate, say: Say) =>
  wishes.length > 1 || wishes[0] === 'true'
    ? t('furnishedOrPartly')
    : (say('furnished', wishes[0] ?? '') ?? t('furniture'));

/** The filters that are on, each in words with the way to take it off. */
export function filtersInWords(filters: Filters, words: FilterWords): FilterInWords[] {
  const { t, format } = words;
  const one = (key: string, text: string | undefined, off: Filters) =>
    text ? [{ key, text, without: changed(filters, off) }] : [];
  return [
    ...one('rate', priceText(filters, words), { minrate: undefined, maxrate: undefined }),
    ...countWords(filters, {
      key: 'beds',
      all: bedWishes,
      atLeast: (count) => t('bedsAtLeast', { count }),
      one: (count) => bedsText(count, t),
    }),
    ...countWords(filters, {
      key: 'baths',
      all: bathWishes,
      atLeast: (count) => t('bathsAtLeast', { count: format.number(count) }),
      one: (count) => bathsText(count, words),
    }),
    ...listWords(filters, words),
    ...one('sqft', sizeText(filters, words), { minsqft: undefined, maxsqft: undefined }),
    ...one('movein', filters.movein && t('moveIn', { date: format.date(filters.movein) }), { movein: '' }),
    ...one('keyword', filters.keyword && `“${filters.keyword}”`, { keyword: '' }),
    ...one('bounds', filters.bounds && t('inBounds'), { bounds: '' }),
    ...one('area', filters.area && t('inArea'), { area: '' }),
  ];
}
