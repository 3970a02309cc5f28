import { api } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { maxActivityEvents } from '@porchlight/contracts/catalog';
import { useEffect } from 'react';
import { watchCards } from './watch-cards.ts';

/** Reports the listings whose cards were on screen, up to 50 in a request. Failures are ignored. */
export function useCardImpressions(): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      watchCards((listingIds) => {
        const at = new Date().toISOString();
        for (let from = 0; from < listingIds.length; from += maxActivityEvents) {
          const events = listingIds
            .slice(from, from + maxActivityEvents)
            .map((listingId) => ({ kind: 'impression', listingId, at }) as const);
          void dispatch(api.endpoints.reportActivity.initiate({ body: { events } }, { track: false }));
        }
      }),
    [dispatch],
  );
}
