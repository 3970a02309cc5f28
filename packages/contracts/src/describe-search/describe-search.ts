import type { Values } from '@porchlight/messages';
import { bathFilterValues, bedFilterValues } from '../catalog/search/filter-specs.ts';
import type { ListingFilters } from '../catalog/search/listing-filters.ts';
import type { Currency, Language } from '../kernel/vocabularies.ts';
import type { en } from './messages/en.ts';

/** Filters of a search, without language and order of the results. */
export type DescribedFilters = {
  readonly [K in keyof Omit<ListingFilters, 'lang' | 'sort'>]?: ListingFilters[K] | undefined;
};
export interface DescribeSearchOptions {
  readonly language: Language;
  readonly currency: Currency;
  /** Name of the location that is searched; absent: the whole market. */
  readonly place?: string | undefined;
  readonly texts: SearchTexts;
}
type SearchVocabulary = (typeof vocabularyFilters)[number][1] | 'utility' | 'furnished';
type Translate = (key: keyof typeof en, values?: Values) => string;
/** Messages that a description is made of: services give all languages, a browser gives the one that it has loaded. */
export interface SearchTexts {
  readonly translate: Translate;
  /** Returns the label of a value of a vocabulary; undefined for an unknown value. */
  labelOf(vocabulary: SearchVocabulary, value: string): string | undefined;
}
/** One part of a description. */
export interface SearchPart {
  /** The filter that the part describes; `rate` and `sqft` are ranges of two filters. */
  readonly filter: 'place' | 'rate' | 'sqft' | keyof DescribedFilters;
  /** Identifies the part within the search: `beds-2`, `amenities-balcony`, `rate`. */
  readonly key: string;
  /** The value that the part describes, where the filter has a part for each of its values. */
  readonly value?: string | number;
  readonly text: string;
}

/** Formats an amount without cents in the reader's language. */
export const formatMoney = (amount: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

/** Describes a search part by part: location, rooms, ranges, choices, date, map, free text. */
export function describeSearch(filters: DescribedFilters, options: DescribeSearchOptions): SearchPart[] {
  const { translate } = options.texts;
  return [
    { filter: 'place', key: 'place', text: options.place ?? translate('search.anywhere') },
    ...describeFilters(filters, options),
  ];
}

/** Describes the filters of a search without its location. */
export const describeFilters = (filters: DescribedFilters, options: DescribeSearchOptions): SearchPart[] => [
  ...describeCounts('beds', filters.beds, bedFilterValues, options.texts.translate),
  ...describeCounts('baths', filters.baths, bathFilterValues, options.texts.translate),
  ...describeRanges(filters, options),
  ...describeChoices(filters, options.texts),
  ...describeRest(filters, options),
];

/** Joins the parts of a description to one line: 'Calgary, AB · Studio or 1 bed · up to $2,000'. */
export function joinSearchParts(parts: readonly SearchPart[], language: Language): string {
  const alternatives = new Intl.ListFormat(language, { type: 'disjunction' });
  const filters = [...new Set(parts.map(({ filter }) => filter))];
  return filters
    .flatMap((filter) => {
      const texts = parts.filter((part) => part.filter === filter).map(({ text }) => text);
      return filter === 'beds' || filter === 'baths' ? [alternatives.format(texts)] : texts;
    })
    .join(' · ');
}

const countMessages = { beds: 'search.beds', baths: 'search.baths' } as const;
const fromMessages = { beds: 'search.bedsFrom', baths: 'search.bathsFrom' } as const;

/**
 * Returns '1+ beds' for consecutive choices up to the last one, else one part a choice; the last means that or more.
 */
function describeCounts(
  filter: 'beds' | 'baths',
  values: readonly number[] | undefined,
  all: readonly number[],
  translate: Translate,
): SearchPart[] {
  const sorted = [...(values ?? [])].sort((a, b) => a - b);
  const [first = 0] = sorted;
  if (sorted.length > 1 && all.filter((value) => value >= first).length === sorted.length)
    return [{ filter, key: `${filter}-from`, text: translate(fromMessages[filter], { count: first }) }];
  return sorted.map((count) => ({
    filter,
    key: `${filter}-${count}`,
    value: count,
    text: translate((count === all.at(-1) ? fromMessages : countMessages)[filter], { count }),
  }));
}

function describeRanges(
  { minrate, maxrate, minsqft, maxsqft }: DescribedFilters,
  { currency, language, texts: { translate } }: DescribeSearchOptions,
): SearchPart[] {
  const money = (amount: number) => formatMoney(amount, currency, language);
  const size = (feet: number) => translate('search.size', { feet });
  const range = (filter: 'rate' | 'sqft', least: string | undefined, most: string | undefined): SearchPart[] => {
    if (least !== undefined && most !== undefined)
      return [{ filter, key: filter, text: translate('search.between', { min: least, max: most }) }];
    if (most !== undefined) return [{ filter, key: filter, text: translate('search.upTo', { max: most }) }];
    return least === undefined ? [] : [{ filter, key: filter, text: translate('search.from', { min: least }) }];
  };
  const shown = (value: number | undefined, format: (value: number) => string) =>
    value === undefined ? undefined : format(value);
  return [
    ...range('rate', shown(minrate, money), shown(maxrate, money)),
    ...range('sqft', shown(minsqft, size), shown(maxsqft, size)),
  ];
}

const vocabularyFilters = [
  ['rentaltypes', 'rentalType'],
  ['petpolicies', 'pets'],
  ['newcomer', 'newcomer'],
  ['amenities', 'amenity'],
  ['accessibility', 'accessibility'],
  ['parking', 'parking'],
  ['laundry', 'laundry'],
  ['lease', 'lease'],
] as const;

function describeChoices(filters: DescribedFilters, { translate, labelOf }: SearchTexts): SearchPart[] {
  const choices = vocabularyFilters.flatMap(([filter, vocabulary]) =>
    (filters[filter] ?? []).map((value) => ({
      filter,
      key: `${filter}-${value}`,
      value,
      text: labelOf(vocabulary, value) ?? value,
    })),
  );
  const utilities = (filters.utilities ?? []).map((value) => ({
    filter: 'utilities' as const,
    key: `utilities-${value}`,
    value,
    text: translate('search.included', { name: labelOf('utility', value) ?? value }),
  }));
  const [furnished, ...more] = filters.furnished ?? [];
  if (furnished === undefined) return [...choices, ...utilities];
  const text =
    more.length > 0 || furnished === 'true'
      ? translate('search.furnishedOrPartly')
      : (labelOf('furnished', furnished) ?? furnished);
  return [...choices, ...utilities, { filter: 'furnished', key: 'furnished', text }];
}

function describeRest(
  { movein, bounds, area, keyword }: DescribedFilters,
  { language, texts: { translate } }: DescribeSearchOptions,
): SearchPart[] {
  // Made only for a date: a formatter takes milliseconds, and pages describe their filters on every render.
  const longDate = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  const parts: (SearchPart | undefined)[] = [
    movein === undefined
      ? undefined
      : {
          filter: 'movein',
          key: 'movein',
          text: translate('search.moveIn', { day: longDate(movein) }),
        },
    bounds === undefined ? undefined : { filter: 'bounds', key: 'bounds', text: translate('search.bounds') },
    area === undefined ? undefined : { filter: 'area', key: 'area', text: translate('search.area') },
    keyword === undefined
      ? undefined
      : { filter: 'keyword', key: 'keyword', text: translate('search.keyword', { term: keyword }) },
  ];
  return parts.filter((part) => part !== undefined);
}
