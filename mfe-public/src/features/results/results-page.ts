import { api, formatIn, formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import {
  nameInSentence,
  type SearchLocation,
  type DidYouMean,
  type ListingsResponse,
  type LocationResponse,
  type Suggestion,
} from '@porchlight/contracts/catalog';
import { dataOrThrow } from '../../shared/responses/api-result.ts';
import { guessUrl, withQuery } from '../../shared/locations/resolve-search-text.ts';
import { breadcrumbList, type Crumb } from '../../shared/page/breadcrumbs.tsx';
import { resultsMessages, type ResultsTranslate } from './messages/catalog.ts';
import { lazyFilterDialog } from './filters/lazy-filter-dialog.ts';
import { lazyRareStates } from './rare-states/rare-state.tsx';
import { resultsUrl, hasFilters, carriedQueryOf, parseResultsQuery, type ResultsQuery } from './results-query.ts';

type Params = Readonly<Record<string, string | undefined>>;
/** Returns the path of the location, without the query. */
export const resultsPath = ({ province, place }: Params): string =>
  ['/homes', province, place].filter(Boolean).join('/');

/**
 * Arguments of the results page's API calls, shared by `load` and the screen so that they hit the same cache entries.
 */
export const resultsArgs = {
  province: (params: Params, lang: Language) => ({ params: { province: params['province'] ?? '' }, query: { lang } }),
  place: (params: Params, lang: Language) => ({
    params: { province: params['province'] ?? '', place: params['place'] ?? '' },
    query: { lang },
  }),
  at: (params: Params, { filters, page }: ResultsQuery, lang: Language) => ({
    params: { a: params['province'] ?? '', b: params['place'] ?? '' },
    query: { ...filters, ...(page > 1 ? { page } : {}), lang },
  }),
  market: ({ filters, page }: ResultsQuery, lang: Language, provinceId?: string) => ({
    query: {
      ...(provinceId ? { provinceId: Number(provinceId) } : {}),
      ...filters,
      ...(page > 1 ? { page } : {}),
      lang,
    },
  }),
  text: (text: string, lang: Language) => ({ query: { q: text, lang } }),
};
/** Converts a slug to the text used to look for suggestions. */
export const slugToText = (slug = ''): string => slug.replace(/-area$/, '').replaceAll('-', ' ');

/** Data loaded for a results page. */
export interface ResultsData {
  readonly resultsQuery: ResultsQuery;
  /** Undefined when the location is unknown. */
  readonly results: ListingsResponse | undefined;
  readonly location: LocationResponse | undefined;
  readonly suggestions: readonly Suggestion[];
  /** Suggestions for a text that matches no location. */
  readonly guess?: DidYouMean | undefined;
}

const once = { subscribe: false } as const;
async function suggestionsFor({ dispatch, language }: LoadContext, text: string): Promise<readonly Suggestion[]> {
  const response = await dispatch(api.endpoints.autocompleteListings.initiate(resultsArgs.text(text, language), once));
  return response.data?.suggestions ?? [];
}

/** Loads everything that is needed for the first render. */
export async function loadResults(context: LoadContext): Promise<ResultsData> {
  const { dispatch, params, query, language } = context;
  // The server renders them in its first and only pass.
  if (typeof document === 'undefined') await Promise.all([lazyFilterDialog.load(), lazyRareStates.load()]);
  const resultsQuery = parseResultsQuery(query);
  const { province, place } = params;
  if (!province) return loadMarket(context, resultsQuery);
  const locationRequest = place
    ? dispatch(api.endpoints.getPlace.initiate(resultsArgs.place(params, language), once))
    : dispatch(api.endpoints.getProvince.initiate(resultsArgs.province(params, language), once));
  const searchRequest = place
    ? dispatch(api.endpoints.searchListingsAt.initiate(resultsArgs.at(params, resultsQuery, language), once))
    : undefined;
  const location = dataOrThrow(await locationRequest);
  if (!location)
    return {
      resultsQuery,
      results: undefined,
      location,
      suggestions: await suggestionsFor(context, slugToText(place ?? province)),
    };
  const results = await (searchRequest ??
    dispatch(
      api.endpoints.searchListings.initiate(resultsArgs.market(resultsQuery, language, location.area.id), once),
    ));
  return { resultsQuery, results: dataOrThrow(results), location, suggestions: [] };
}
async function loadMarket(context: LoadContext, resultsQuery: ResultsQuery): Promise<ResultsData> {
  const { dispatch, language } = context;
  const suggestions = resultsQuery.text ? await suggestionsFor(context, resultsQuery.text) : [];
  const guess =
    resultsQuery.text && suggestions.length === 0
      ? (await dispatch(api.endpoints.didYouMean.initiate(resultsArgs.text(resultsQuery.text, language), once))).data
      : undefined;
  const [results] = await Promise.all([
    dispatch(api.endpoints.searchListings.initiate(resultsArgs.market(resultsQuery, language), once)),
    dispatch(api.endpoints.listLocations.initiate({ query: { lang: language } }, once)),
  ]);
  return { resultsQuery, results: dataOrThrow(results), location: undefined, suggestions, guess };
}

/** Returns the location that a text submitted without JavaScript names unambiguously, if any. */
const unambiguousLocation = (text: string, suggestions: readonly Suggestion[]) => {
  const same = suggestions.filter(
    ({ name }) => name.localeCompare(text.split(',')[0]?.trim() ?? '', 'en', { sensitivity: 'base' }) === 0,
  );
  return same.length === 1 ? same[0] : suggestions.length === 1 ? suggestions[0] : undefined;
};

/**
 * Returns the redirect target of a text submitted without JavaScript: the location that it names, or the spelling
 * correction.
 */
function redirectForText({
  resultsQuery: { text, filters },
  suggestions,
  guess,
  location,
}: ResultsData): { readonly url: string; readonly name: string } | undefined {
  if (text === undefined || location) return undefined;
  const named = unambiguousLocation(text, suggestions);
  if (named) return { name: named.name, url: withQuery(named.url, carriedQueryOf(filters)) };
  return guess?.redirect
    ? { name: guess.redirect.name, url: guessUrl(guess.redirect, guess, text, carriedQueryOf(filters)) }
    : undefined;
}

/** Returns the redirect target of the former address of a location. */
function redirectOfLocation(
  { location, resultsQuery: { filters, page } }: ResultsData,
  { params }: HeadContext,
): { readonly url: string; readonly name: string } | undefined {
  const { url, name = '' } = location?.area ?? {};
  if (!url || !params['place'] || url === resultsPath(params)) return undefined;
  return { name, url: resultsUrl(url, filters, page) };
}

/** Returns the breadcrumbs: whole market, province, location. */
export function crumbsOf(area: SearchLocation | null | undefined, params: Params, market: string): Crumb[] {
  const crumbs: Crumb[] = [{ name: market, url: area?.name ? '/homes' : undefined }];
  if (params['place'] && area?.province)
    crumbs.push({ name: area.provinceName ?? area.province, url: `/homes/${params['province'] ?? ''}` });
  if (area?.name) crumbs.push({ name: area.name });
  return crumbs;
}

// A filtered or sorted list has the location's canonical URL; each page of the plain list has its own.
const canonicalUrl = ({ resultsQuery: { filters }, results }: ResultsData, base: string) =>
  hasFilters(filters) || filters.sort ? base : resultsUrl(base, {}, results?.pagination?.currentPage);

const minIndexedListings = 3;
const isThin = ({ pagination }: ListingsResponse) => (pagination?.total ?? 0) < minIndexedListings;
// Typed text and drawn areas are personal and not indexed.
const isPersonal = ({ text, filters }: ResultsQuery) =>
  text !== undefined || filters.bounds !== undefined || filters.area !== undefined;
const titleAndDescription = ({ results, location }: ResultsData, { language }: HeadContext, t: ResultsTranslate) => {
  if (!location?.area.name) return { title: t('homesForRent'), description: t('marketDescription') };
  const place = nameInSentence(location.area.name);
  return {
    title: t('homesIn', { place }),
    description: t('resultsDescription', {
      count: formatIn(language, 'UTC').number(results?.pagination?.total ?? 0),
      place,
    }),
  };
};

/**
 * Returns title, description, canonical URL and index rules (docs/rules/search-engines.md); 301 for a location that
 * moved or was merged.
 */
export function resultsHead(data: ResultsData, context: HeadContext): Head {
  const { language, params } = context;
  const t: ResultsTranslate = (key, values) => formatMessage(resultsMessages, language, key, values);
  const { resultsQuery, results, location } = data;
  if (!results) return { status: 404, title: t('unknownPlace'), noindex: true };
  const redirect = redirectForText(data) ?? redirectOfLocation(data, context);
  if (redirect)
    return { status: 301, location: redirect.url, title: t('homesIn', { place: nameInSentence(redirect.name) }) };
  const { province, place } = params;
  return {
    ...titleAndDescription(data, context, t),
    ...(typeof IN_BROWSER === 'undefined'
      ? {
          canonical: canonicalUrl(data, resultsPath(params)),
          noindex: isThin(results) || isPersonal(resultsQuery),
          ...(province ? { image: sharePictureUrl({ kind: 'place', province, place }, language) } : {}),
          ...(location ? { jsonLd: [breadcrumbList(crumbsOf(location.area, params, t('homesForRent')))] } : {}),
        }
      : {}),
  };
}
