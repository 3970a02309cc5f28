import { api, useLanguage } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import type { ApiError } from '@porchlight/client';
import type { ListingsAnswer, LocationAnswer, Suggestion } from '@porchlight/contracts/catalog';
import { wishesOf } from '../../place-search/find-place.ts';
import { isMissing } from '../../site/asked.ts';
import type { Asked } from './results-address.ts';
import { argsOf, wordsOfSlug } from './results-page.ts';

/** What the results page draws from. */
export interface Results {
  readonly answer: ListingsAnswer | undefined;
  readonly location: LocationAnswer | undefined;
  /** The homes are those of another address, while the right ones are on their way or failed. */
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly isUnknownPlace: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The suggestions are what a text that names no place may have meant. */
  readonly isGuess: boolean;
  /** Query text of the wishes that stood beside the place. */
  readonly guessedKeeps: string;
  readonly retry: () => void;
}

const none: readonly Suggestion[] = [];

type Params = Readonly<Record<string, string | undefined>>;
function useLocationOf(params: Params) {
  const lang = useLanguage();
  const province = api.useGetProvinceQuery(argsOf.province(params, lang), {
    skip: !params['province'] || params['place'] !== undefined,
  });
  const place = api.useGetPlaceQuery(argsOf.place(params, lang), { skip: params['place'] === undefined });
  return params['place'] === undefined ? province : place;
}

function useSearchOf(params: Params, asked: Asked, areaId: string | undefined) {
  const lang = useLanguage();
  const isPlace = params['place'] !== undefined;
  const provinceId = params['province'] ? areaId : undefined;
  const at = api.useSearchListingsAtQuery(argsOf.at(params, asked, lang), { skip: !isPlace });
  const market = api.useSearchListingsQuery(argsOf.market(asked, lang, provinceId), {
    skip: isPlace || (params['province'] !== undefined && !provinceId),
  });
  return isPlace ? at : market;
}
/** Places that a text names, else those it may have meant. */
function useGuesses(text: string | undefined): Pick<Results, 'suggestions' | 'isGuess' | 'guessedKeeps'> {
  const args = argsOf.text(text ?? '', useLanguage());
  const { currentData: named } = api.useAutocompleteListingsQuery(args, { skip: !text });
  const isGuess = named?.suggestions.length === 0;
  const { currentData: guess } = api.useDidYouMeanQuery(args, { skip: !text || !isGuess });
  return {
    suggestions: (isGuess ? guess : named)?.suggestions ?? none,
    isGuess: isGuess && guess !== undefined,
    guessedKeeps: guess ? wishesOf(guess) : '',
  };
}

interface Call {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}
/** Homes and place are asked for at once: while either is still under way nothing is known to have failed, nor to be empty. */
function progressOf(search: Call, located: Call): Pick<Results, 'error' | 'isLoading'> {
  const error =
    search.isFetching || located.isFetching ? undefined : ((search.error ?? located.error) as ApiError | undefined);
  return { error, isLoading: search.data === undefined && !error };
}

/** The homes and the place of the address: a place by its slugs, a province by its id, or the whole market. */
export function useResults(asked: Asked): Results {
  const params = useParams();
  const located = useLocationOf(params);
  const search = useSearchOf(params, asked, located.currentData?.area.id);
  const isUnknownPlace = isMissing(located.error) || isMissing(search.error);
  const guesses = useGuesses(
    isUnknownPlace ? wordsOfSlug(params['place'] ?? params['province']) : params['province'] ? undefined : asked.text,
  );
  const retry = () => {
    if (located.isError) void located.refetch();
    if (search.isError) void search.refetch();
  };
  return {
    answer: search.currentData ?? search.data,
    location: located.currentData,
    ...progressOf(search, located),
    isUnknownPlace,
    ...guesses,
    retry,
    isStale: search.currentData === undefined && search.data !== undefined,
  };
}
