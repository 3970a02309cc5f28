import { api, useLanguage } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import type { Pick } from '@porchlight/listing-ui';
import { useEffect, useState } from 'react';
import { useKeptCards } from './kept-cards.ts';

const perCall = 60;
const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) => ids.slice(at * perCall, (at + 1) * perCall));

export interface Picks {
  /** In the order they are kept; undefined while nothing is known of any of them. */
  readonly picks: readonly Pick[] | undefined;
  /** They are as this device saw them last. */
  readonly isError: boolean;
  readonly retry: () => void;
}
/** All kept homes, sixty a call: as this device saw them last at once, then as the market has them now; a renter's with the notes and the greyed homes of the account. */
export function usePicks(ids: readonly string[]): Picks {
  const lang = useLanguage();
  const dispatch = useDispatch();
  const { read, write } = useKeptCards();
  const [known, setKnown] = useState(() => ({ cards: read(), isAnswered: false, isError: false }));
  const [attempt, setAttempt] = useState(0);
  const isAccounts = useSelector(({ favourites }) => favourites.isAccounts);
  useEffect(() => {
    let isGone = false;
    const calls = inParts(ids).map((part, at) =>
      isAccounts
        ? dispatch(
            api.endpoints.listFavourites.initiate(
              { query: { page: at + 1, perPage: perCall, lang } },
              { forceRefetch: true },
            ),
          )
        : dispatch(
            api.endpoints.listGuestFavourites.initiate({ query: { favourites: [...part], perPage: perCall, lang } }),
          ),
    );
    void Promise.all(calls).then((answers) => {
      if (isGone) return;
      const fresh = answers.flatMap(({ data }) => data?.listings ?? []),
        isError = answers.some(({ error }) => error !== undefined);
      if (!isError) write(fresh);
      setKnown((before) => ({ cards: isError ? [...before.cards, ...fresh] : fresh, isAnswered: true, isError }));
    });
    return () => {
      isGone = true;
      for (const call of calls) call.unsubscribe();
    };
  }, [ids, lang, attempt, isAccounts, dispatch, write]);
  const cards = new Map(known.cards.map((card) => [card.id, card]));
  const picks = ids.flatMap((id) => cards.get(id) ?? []);
  const isKnown = picks.length > 0 || (known.isAnswered && !known.isError);
  return {
    picks: isKnown ? picks : undefined,
    isError: known.isError,
    retry: () => setAttempt((before) => before + 1),
  };
}
