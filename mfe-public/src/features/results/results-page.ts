import { api, formatIn, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import type { Area, DidYouMean, ListingsAnswer, LocationAnswer, Suggestion } from '@porchlight/contracts/catalog';
import { foundOrThrow } from '../../site/asked.ts';
import { addressOfGuess, withKept } from '../../place-search/find-place.ts';
import { breadcrumbList, type Crumb } from '../../site/breadcrumbs.tsx';
import { resultsWords } from './words/catalogue.ts';
import { filterDialog } from './filter-dialog-part.ts';
import { addressOf, hasWishes, keptText, readAddress, type Asked } from './results-address.ts';

type Params = Readonly<Record<string, string | undefined>>;
/** The address of the place, without query. */
export const baseOf = ({ province, place }: Params): string => ['/homes', province, place].filter(Boolean).join('/');

/** The arguments of the calls of a results page; `load` and the screen use the same. */
export const argsOf = {
  province: (params: Params, lang: Language) => ({ params: { province: params['province'] ?? '' }, query: { lang } }),
  place: (params: Params, lang: Language) => ({
    params: { province: params['province'] ?? '', place: params['place'] ?? '' },
    query: { lang },
  }),
  at: (params: Params, { filters, page }: Asked, lang: Language) => ({
    params: { a: params['province'] ?? '', b: params['place'] ?? '' },
    query: { ...filters, ...(page > 1 ? { page } : {}), lang },
  }),
  market: ({ filters, page }: Asked, lang: Language, provinceId?: string) => ({
    query: {
      ...(provinceId ? { provinceId: Number(provinceId) } : {}),
      ...filters,
      ...(page > 1 ? { page } : {}),
      lang,
    },
  }),
  text: (text: string, lang: Language) => ({ query: { q: text, lang } }),
};
/** What a slug says in words, to look for places like it. */
export const wordsOfSlug = (slug = ''): string => slug.replace(/-area$/, '').replaceAll('-', ' ');

/** What a results page knows before it is drawn. */
export interface ResultsData {
  readonly asked: Asked;
  /** Undefined when the place is unknown. */
  readonly results: ListingsAnswer | undefined;
  readonly location: LocationAnswer | undefined;
  readonly suggestions: readonly Suggestion[];
  /** What a text that names no place may have meant. */
  readonly guess?: DidYouMean | undefined;
}

const once = { subscribe: false } as const;
async function suggestionsFor({ dispatch, language }: LoadContext, text: string): Promise<readonly Suggestion[]> {
  const asked = await dispatch(api.endpoints.autocompleteListings.initiate(argsOf.text(text, language), once));
  return asked.data?.suggestions ?? [];
}

/** Asks for everything that the page shows first. */
export async function loadResults(context: LoadContext): Promise<ResultsData> {
  const { dispatch, params, query, language } = context;
  if (typeof document === 'undefined') await filterDialog.load(); // the server writes its form for readers without script
  const asked = readAddress(query);
  const { province, place } = params;
  if (!province) return loadMarket(context, asked);
  const found = place
    ? dispatch(api.endpoints.getPlace.initiate(argsOf.place(params, language), once))
    : dispatch(api.endpoints.getProvince.initiate(argsOf.province(params, language), once));
  const searching = place
    ? dispatch(api.endpoints.searchListingsAt.initiate(argsOf.at(params, asked, language), once))
    : undefined;
  const location = foundOrThrow(await found);
  if (!location)
    return {
      asked,
      results: undefined,
      location,
      suggestions: await suggestionsFor(context, wordsOfSlug(place ?? province)),
    };
  const results = await (searching ??
    dispatch(api.endpoints.searchListings.initiate(argsOf.market(asked, language, location.area.id), once)));
  return { asked, results: foundOrThrow(results), location, suggestions: [] };
}
async function loadMarket(context: LoadContext, asked: Asked): Promise<ResultsData> {
  const { dispatch, language } = context;
  const suggestions = asked.text ? await suggestionsFor(context, asked.text) : [];
  const guess =
    asked.text && suggestions.length === 0
      ? (await dispatch(api.endpoints.didYouMean.initiate(argsOf.text(asked.text, language), once))).data
      : undefined;
  const [results] = await Promise.all([
    dispatch(api.endpoints.searchListings.initiate(argsOf.market(asked, language), once)),
    dispatch(api.endpoints.listLocations.initiate({ query: { lang: language } }, once)),
  ]);
  return { asked, results: foundOrThrow(results), location: undefined, suggestions, guess };
}

/** 'Toronto, Ontario' without script goes to its place when only one place can be meant. */
const onlyPlaceOf = (text: string, suggestions: readonly Suggestion[]) => {
  const same = suggestions.filter(
    ({ name }) => name.localeCompare(text.split(',')[0]?.trim() ?? '', 'en', { sensitivity: 'base' }) === 0,
  );
  return same.length === 1 ? same[0] : suggestions.length === 1 ? suggestions[0] : undefined;
};

/** Where a text sent without script goes: the only place it can name, or the one it must have meant. */
function placeOfText({
  asked: { text, filters },
  suggestions,
  guess,
  location,
}: ResultsData): { readonly url: string; readonly name: string } | undefined {
  if (text === undefined || location) return undefined;
  const named = onlyPlaceOf(text, suggestions);
  if (named) return { name: named.name, url: withKept(named.url, keptText(filters)) };
  return guess?.redirect
    ? { name: guess.redirect.name, url: addressOfGuess(guess.redirect, guess, text, keptText(filters)) }
    : undefined;
}

/** The way to a place: the whole market, the province, the place. */
export function crumbsOf(area: Area | null | undefined, params: Params, market: string): Crumb[] {
  const crumbs: Crumb[] = [{ name: market, url: area?.name ? '/homes' : undefined }];
  if (params['place'] && area?.province)
    crumbs.push({ name: area.provinceName ?? area.province, url: `/homes/${params['province'] ?? ''}` });
  if (area?.name) crumbs.push({ name: area.name });
  return crumbs;
}

// A filtered or sorted list belongs to its place; a page of the plain list stands for itself.
const canonicalOf = ({ asked: { filters }, results }: ResultsData, base: string) =>
  hasWishes(filters) || filters.sort ? base : addressOf(base, {}, results?.pagination?.currentPage);

const fewest = 3;
const isThin = ({ pagination }: ListingsAnswer) => (pagination?.total ?? 0) < fewest;
// What one reader typed or drew is nobody else's page.
const isOneReaders = ({ text, filters }: Asked) =>
  text !== undefined || filters.bounds !== undefined || filters.area !== undefined;
type Say = (key: keyof typeof resultsWords.en, values?: Record<string, string | number>) => string;
const wordsOf = ({ results, location }: ResultsData, { language }: HeadContext, t: Say) => {
  const place = location?.area.name;
  if (!place) return { title: t('homesForRent'), description: t('marketDescription') };
  return {
    title: t('homesIn', { place }),
    description: t('resultsDescription', {
      count: formatIn(language, 'UTC').number(results?.pagination?.total ?? 0),
      place,
    }),
  };
};

/** Title, description, canonical address and index rules of decisions 4.6. */
export function headOfResults(data: ResultsData, context: HeadContext): Head {
  const { language, params, origin } = context;
  const t: Say = (key, values) => say(resultsWords, language, key, values);
  const { asked, results, location } = data;
  if (!results) return { status: 404, title: t('unknownPlace'), noindex: true };
  const only = placeOfText(data);
  if (only) return { status: 301, location: only.url, title: t('homesIn', { place: only.name }) };
  const { province, place } = params;
  return {
    ...wordsOf(data, context, t),
    ...(typeof IN_BROWSER === 'undefined'
      ? {
          canonical: canonicalOf(data, baseOf(params)),
          noindex: isThin(results) || isOneReaders(asked),
          ...(province ? { image: sharePictureUrl({ kind: 'place', province, place }, language) } : {}),
          ...(location ? { jsonLd: [breadcrumbList(origin, crumbsOf(location.area, params, t('homesForRent')))] } : {}),
        }
      : {}),
  };
}
