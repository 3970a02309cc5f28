import { api, useLanguage } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import type { ApiError } from '@porchlight/client';
import type { ListingsResponse, LocationResponse, Suggestion } from '@porchlight/contracts/catalog';
import { guessQuery } from '../../shared/locations/resolve-search-text.ts';
import { isNotFound } from '../../shared/responses/api-result.ts';
import type { ResultsQuery } from './results-query.ts';
import { resultsArgs, slugToText } from './results-page.ts';

/** State of a results page. */
export interface Results {
  readonly response: ListingsResponse | undefined;
  readonly location: LocationResponse | undefined;
  /** The listings belong to the previous URL, while the new ones load or have failed. */
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly isUnknownLocation: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The suggestions are spelling corrections. */
  readonly isGuess: boolean;
  /** Query of the filters recognized in the text beside the location. */
  readonly guessedQuery: string;
  readonly retry: () => void;
}

const noSuggestions: readonly Suggestion[] = [];

type Params = Readonly<Record<string, string | undefined>>;
function useLocationQuery(params: Params) {
  const lang = useLanguage();
  const province = api.useGetProvinceQuery(resultsArgs.province(params, lang), {
    skip: !params['province'] || params['place'] !== undefined,
  });
  const locationQuery = api.useGetPlaceQuery(resultsArgs.place(params, lang), { skip: params['place'] === undefined });
  return params['place'] === undefined ? province : locationQuery;
}

function useSearchQuery(params: Params, resultsQuery: ResultsQuery, areaId: string | undefined) {
  const lang = useLanguage();
  const isPlace = params['place'] !== undefined;
  const provinceId = params['province'] ? areaId : undefined;
  const at = api.useSearchListingsAtQuery(resultsArgs.at(params, resultsQuery, lang), { skip: !isPlace });
  const market = api.useSearchListingsQuery(resultsArgs.market(resultsQuery, lang, provinceId), {
    skip: isPlace || (params['province'] !== undefined && !provinceId),
  });
  return isPlace ? at : market;
}
/** Returns the locations that a text names, or else its spelling corrections. */
function useGuesses(text: string | undefined): Pick<Results, 'suggestions' | 'isGuess' | 'guessedQuery'> {
  const args = resultsArgs.text(text ?? '', useLanguage());
  const { currentData: named } = api.useAutocompleteListingsQuery(args, { skip: !text });
  const isGuess = named?.suggestions.length === 0;
  const { currentData: guess } = api.useDidYouMeanQuery(args, { skip: !text || !isGuess });
  return {
    suggestions: (isGuess ? guess : named)?.suggestions ?? noSuggestions,
    isGuess: isGuess && guess !== undefined,
    guessedQuery: guess ? guessQuery(guess) : '',
  };
}

interface Call {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}
/**
 * Derives loading and error state of two parallel requests: while either is in flight, nothing counts as failed or
 * empty.
 */
function combinedState(searchQuery: Call, locationQuery: Call): Pick<Results, 'error' | 'isLoading'> {
  const error =
    searchQuery.isFetching || locationQuery.isFetching
      ? undefined
      : ((searchQuery.error ?? locationQuery.error) as ApiError | undefined);
  return { error, isLoading: searchQuery.data === undefined && !error };
}

/** Returns listings and location of the URL: a location by its slugs, a province by its id, or the whole market. */
export function useResults(resultsQuery: ResultsQuery): Results {
  const params = useParams();
  const locationQuery = useLocationQuery(params);
  const searchQuery = useSearchQuery(params, resultsQuery, locationQuery.currentData?.area.id);
  const isUnknownLocation = isNotFound(locationQuery.error) || isNotFound(searchQuery.error);
  const guesses = useGuesses(
    isUnknownLocation
      ? slugToText(params['place'] ?? params['province'])
      : params['province']
        ? undefined
        : resultsQuery.text,
  );
  const retry = () => {
    if (locationQuery.isError) void locationQuery.refetch();
    if (searchQuery.isError) void searchQuery.refetch();
  };
  return {
    response: searchQuery.currentData ?? searchQuery.data,
    location: locationQuery.currentData,
    ...combinedState(searchQuery, locationQuery),
    isUnknownLocation,
    ...guesses,
    retry,
    isStale: searchQuery.currentData === undefined && searchQuery.data !== undefined,
  };
}
