import { api, useLanguage, useSession } from '@porchlight/client';
import type { PointOfInterest } from '@porchlight/contracts/catalog';

const none: readonly PointOfInterest[] = [];

/** The places of the renter who is signed in; whoever is none has none, and nothing is asked. */
export function usePlaces(): readonly PointOfInterest[] {
  const { role } = useSession();
  const { data } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } }, { skip: role !== 'renter' });
  return role === 'renter' ? (data?.pointsOfInterest ?? none) : none;
}
