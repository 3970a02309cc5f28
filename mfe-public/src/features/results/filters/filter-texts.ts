import { useFormat, useLanguage, type Format } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import { bathFilterValues, bedFilterValues } from '@porchlight/contracts/catalog';
import { useVocabulary } from '@porchlight/listing-ui';
import { useResultsMessages, type ResultsTranslate } from '../messages/catalog.ts';
import { withChanges, withToggled, type Filters } from '../results-query.ts';

/** Active filter as text, with the filters that remain when it is removed. */
export interface ActiveFilter {
  readonly key: string;
  readonly text: string;
  readonly without: Filters;
}

type Say = ReturnType<typeof useVocabulary>;
/** Formatters and messages needed to describe filters. */
export interface FilterFormatters {
  readonly t: ResultsTranslate;
  readonly say: Say;
  readonly format: Format;
  readonly currency: Currency;
}
/** Returns the formatters for filters in the current language and the currency of the location's country. */
export function useFilterFormatters(country: string | undefined): FilterFormatters {
  const language = useLanguage();
  const isAmerican = country ? country === 'US' : language === 'en-US';
  return { t: useResultsMessages(), say: useVocabulary(), format: useFormat(), currency: isAmerican ? 'USD' : 'CAD' };
}

/** Returns the rent range as text: "Up to $3,500", "From $800", "$800 to $3,500". */
export function priceText(
  { minrate, maxrate }: Filters,
  { t, format, currency }: FilterFormatters,
): string | undefined {
  const min = minrate === undefined ? '' : format.money(minrate, currency);
  const max = maxrate === undefined ? '' : format.money(maxrate, currency);
  if (min && max) return t('priceBetween', { min, max });
  if (max) return t('priceUpTo', { max });
  return min ? t('priceFrom', { min }) : undefined;
}
function sizeText({ minsqft, maxsqft }: Filters, { t, format }: FilterFormatters): string | undefined {
  const min = minsqft === undefined ? '' : format.area(minsqft);
  const max = maxsqft === undefined ? '' : format.area(maxsqft);
  if (min && max) return t('sizeBetween', { min, max });
  if (max) return t('sizeTo', { size: max });
  return min ? t('sizeFrom', { size: min }) : undefined;
}

/** Returns one choice of a number of bedrooms or bathrooms as text. */
export const bedsText = (count: number, t: ResultsTranslate): string =>
  count >= 4 ? t('bedsMost') : t('bedsOption', { count });
export const bathsText = (count: number, { t, format }: Pick<FilterFormatters, 't' | 'format'>): string =>
  count >= 3 ? t('bathsMost') : t('bathsOption', { count: format.number(count), plain: count > 1 ? 2 : 1 });

/** Returns "1+ beds" for all choices from one value up, "2 beds" for a single choice, else "Beds: 2". */
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

interface CountFilter {
  readonly key: 'beds' | 'baths';
  readonly all: readonly number[];
  readonly atLeast: (count: number) => string;
  readonly one: (count: number) => string;
}
/** Returns "1+ beds" as one filter, or else one filter for each value. */
function countFilters(filters: Filters, { key, all, atLeast, one }: CountFilter): ActiveFilter[] {
  const values = [...(filters[key] ?? [])].sort((a, b) => a - b);
  const isTail = values.length > 1 && all.filter((value) => value >= (values[0] ?? 0)).length === values.length;
  if (isTail)
    return [{ key: `${key}-from`, text: atLeast(values[0] ?? 0), without: withChanges(filters, { [key]: [] }) }];
  return values.map((count) => ({
    key: `${key}-${count}`,
    text: one(count),
    without: withToggled(filters, key, count),
  }));
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

function listFilters(filters: Filters, { t, say }: FilterFormatters): ActiveFilter[] {
  const plain = lists.flatMap(([key, vocabulary]) =>
    (filters[key] ?? []).map((word) => ({
      key: `${key}-${word}`,
      text: say(vocabulary, word) ?? word,
      without: withToggled(filters, key, word),
    })),
  );
  const utilities = (filters.utilities ?? []).map((word) => ({
    key: `utilities-${word}`,
    text: t('utilityIncluded', { name: say('utility', word) ?? word }),
    without: withToggled(filters, 'utilities', word),
  }));
  const furnished = filters.furnished
    ? [
        {
          key: 'furnished',
          text: furnishedText(filters.furnished, t, say),
          without: withChanges(filters, { furnished: [] }),
        },
      ]
    : [];
  return [...plain, ...utilities, ...furnished];
}
const furnishedText = (wishes: readonly string[], t: ResultsTranslate, say: Say) =>
  wishes.length > 1 || wishes[0] === 'true'
    ? t('furnishedOrPartly')
    : (say('furnished', wishes[0] ?? '') ?? t('furniture'));

/** Returns the active filters as text, each with the filters that remain without it. */
export function activeFilters(filters: Filters, formatters: FilterFormatters): ActiveFilter[] {
  const { t, format } = formatters;
  const one = (key: string, text: string | undefined, off: Filters) =>
    text ? [{ key, text, without: withChanges(filters, off) }] : [];
  return [
    ...one('rate', priceText(filters, formatters), { minrate: undefined, maxrate: undefined }),
    ...countFilters(filters, {
      key: 'beds',
      all: bedFilterValues,
      atLeast: (count) => t('bedsAtLeast', { count }),
      one: (count) => bedsText(count, t),
    }),
    ...countFilters(filters, {
      key: 'baths',
      all: bathFilterValues,
      atLeast: (count) => t('bathsAtLeast', { count: format.number(count) }),
      one: (count) => bathsText(count, formatters),
    }),
    ...listFilters(filters, formatters),
    ...one('sqft', sizeText(filters, formatters), { minsqft: undefined, maxsqft: undefined }),
    ...one('movein', filters.movein && t('moveIn', { date: format.date(filters.movein) }), { movein: '' }),
    ...one('keyword', filters.keyword && `“${filters.keyword}”`, { keyword: '' }),
    ...one('bounds', filters.bounds && t('inBounds'), { bounds: '' }),
    ...one('area', filters.area && t('inArea'), { area: '' }),
  ];
}
