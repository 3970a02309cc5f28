import { api, useLanguage, useSession } from '@porchlight/client';
import type { PointOfInterest } from '@porchlight/contracts/catalog';
import { useState } from 'react';

const noPoints: readonly PointOfInterest[] = [];

/** Returns whether the renter's points of interest are loading for the first time, and with them all distances. */
export function useIsLoadingPointsOfInterest(): boolean {
  const { role } = useSession();
  const { isLoading } = api.useListPointsOfInterestQuery(
    { query: { lang: useLanguage() } },
    { skip: role !== 'renter' },
  );
  // A failed request is repeated by each card that is rendered: only the first one counts.
  const [isSettled, setSettled] = useState(false);
  if (!isLoading && !isSettled) setSettled(true);
  return isLoading && !isSettled;
}

/** Returns the points of interest of the logged-in renter; empty for other users, without a request. */
export function usePointsOfInterest(): readonly PointOfInterest[] {
  const { role } = useSession();
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } }, { skip: role !== 'renter' });
  return role === 'renter' ? (data?.pointsOfInterest ?? noPoints) : noPoints;
}
