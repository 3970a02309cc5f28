import { api, useLanguage, useSession } from '@porchlight/client';
import type { PointOfInterest } from '@porchlight/contracts/catalog';

const noPoints: readonly PointOfInterest[] = [];

/** Returns the points of interest of the logged-in renter; empty for other users, without a request. */
export function usePointsOfInterest(): readonly PointOfInterest[] {
  const { role } = useSession();
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } }, { skip: role !== 'renter' });
  return role === 'renter' ? (data?.pointsOfInterest ?? noPoints) : noPoints;
}
