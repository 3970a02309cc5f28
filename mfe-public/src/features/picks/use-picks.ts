import { api, useLanguage } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { maxListingsPerPage } from '@porchlight/contracts/catalog';
import type { Favourite } from '@porchlight/listing-ui/favourites';
import { useEffect, useState } from 'react';
import { picksCalls } from './picks-calls.ts';
import { useCachedCards } from './use-cached-cards.ts';

const perPage = maxListingsPerPage;
const inBatches = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / perPage) }, (_, at) => ids.slice(at * perPage, (at + 1) * perPage));

export interface Picks {
  /** In the order of `ids`; undefined while no card is known. */
  readonly picks: readonly Favourite[] | undefined;
  /** The request failed: the cards come from the cache of this device. */
  readonly isError: boolean;
  readonly retry: () => void;
}
/**
 * Returns all favourites, requested 60 at a time: cached cards first, then the response. For a renter the response
 * includes notes and unavailable listings.
 */
export function usePicks(ids: readonly string[]): Picks {
  const lang = useLanguage();
  const dispatch = useDispatch();
  const { read, write } = useCachedCards();
  const [known, setKnown] = useState(() => ({ cards: read(), hasResponse: false, isError: false }));
  const [attempt, setAttempt] = useState(0);
  const isAccounts = useSelector(({ favourites }) => favourites.isFromAccount);
  useEffect(() => {
    let isCancelled = false;
    const calls = inBatches(ids).map((part, at) =>
      isAccounts
        ? dispatch(
            api.endpoints.listFavourites.initiate({ query: { page: at + 1, perPage, lang } }, { forceRefetch: true }),
          )
        : dispatch(
            picksCalls.endpoints.listGuestFavourites.initiate({ query: { favourites: [...part], perPage, lang } }),
          ),
    );
    void Promise.all(calls).then((responses) => {
      if (isCancelled) return;
      const fresh = responses.flatMap(({ data }) => data?.listings ?? []);
      const isError = responses.some(({ error }) => error !== undefined);
      if (!isError) write(fresh);
      setKnown((before) => ({ cards: isError ? [...before.cards, ...fresh] : fresh, hasResponse: true, isError }));
    });
    return () => {
      isCancelled = true;
      for (const call of calls) call.unsubscribe();
    };
  }, [ids, lang, attempt, isAccounts, dispatch, write]);
  const cards = new Map(known.cards.map((card) => [card.id, card]));
  const picks = ids.flatMap((id) => cards.get(id) ?? []);
  const isKnown = picks.length > 0 || (known.hasResponse && !known.isError);
  return {
    picks: isKnown ? picks : undefined,
    isError: known.isError,
    retry: () => setAttempt((before) => before + 1),
  };
}
