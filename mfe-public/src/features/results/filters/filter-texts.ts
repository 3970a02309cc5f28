import { useMemo } from 'react';
import { useFormat, useLanguage, type Format } from '@porchlight/client';
import type { Currency, Language } from '@porchlight/contracts';
import { describeFilters, type SearchPart } from '@porchlight/contracts/describe-search';
import { useVocabulary } from '@porchlight/listing-ui';
import { useResultsMessages, type ResultsTranslate } from '../messages/catalog.ts';
import { withChanges, withToggled, type Filters, type ListKey } from '../results-query.ts';
import type { LiveCount } from './use-live-count.ts';

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
  readonly language: Language;
}
/** Returns the formatters for filters in the current language and the currency of the location's country. */
export function useFilterFormatters(country: string | undefined): FilterFormatters {
  const language = useLanguage();
  const isAmerican = country ? country === 'US' : language === 'en-US';
  const t = useResultsMessages();
  const say = useVocabulary();
  const format = useFormat();
  const currency = isAmerican ? 'USD' : 'CAD';
  return useMemo(() => ({ t, say, format, currency, language }), [t, say, format, currency, language]);
}

/** Returns one choice of a number of bedrooms or bathrooms as text. */
export const bedsText = (count: number, t: ResultsTranslate): string =>
  count >= 4 ? t('bedsMost') : t('bedsOption', { count });
export const bathsText = (count: number, { t, format }: Pick<FilterFormatters, 't' | 'format'>): string =>
  count >= 3 ? t('bathsMost') : t('bathsOption', { count: format.number(count), plain: count > 1 ? 2 : 1 });

/** Returns the text of the button that shows the results: "Show 84 homes", "Show 2,400+ homes". */
export function showHomesText(
  { count, isLowerBound }: Omit<LiveCount, 'facets'>,
  { t, format }: FilterFormatters,
): string {
  if (count === undefined) return t('showSome');
  return isLowerBound ? t('showMany', { count: format.number(count) }) : t('showHomes', { count });
}

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

/** Returns the active filters as text, each with the filters that remain without it. */
export function activeFilters(filters: Filters, { t, say, language, currency }: FilterFormatters): ActiveFilter[] {
  const texts = { translate: t, labelOf: say };
  return describeFilters(filters, { language, currency, texts }).map((part) => ({
    key: part.key,
    text: part.text.charAt(0).toLocaleUpperCase(language) + part.text.slice(1),
    without: withoutPart(filters, part),
  }));
}

function withoutPart(filters: Filters, { filter, value }: SearchPart): Filters {
  if (value !== undefined) return withToggled(filters, filter as ListKey, value);
  if (filter === 'rate') return withChanges(filters, { minrate: undefined, maxrate: undefined });
  if (filter === 'sqft') return withChanges(filters, { minsqft: undefined, maxsqft: undefined });
  return withChanges(filters, { [filter]: undefined });
}
