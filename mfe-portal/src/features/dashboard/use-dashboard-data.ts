import type { ApiError } from '@porchlight/client';
import type {
  LandlordActivitiesPage,
  LeadsPage,
  ListingStatsPeriod,
  NewListingStats,
  PortalListingsPage,
} from '@porchlight/contracts/catalog';
import { activitiesCalls } from '../../shared/activities/activities-calls.ts';
import { useCurrentStates } from '../../shared/listing-titles/current-states.ts';
import { portalListingsCalls } from '../../shared/listing-titles/portal-listings-calls.ts';
import * as leads from '../../shared/leads/newest-leads.ts';
import { dashboardCalls } from './dashboard-calls.ts';

/** Response of a call; without one the card is loading, or the call failed. */
export interface CardData<T> {
  readonly data: T | undefined;
  /** Error of a call without an older response. */
  readonly error: ApiError | undefined;
  readonly refetch: () => void;
}
interface Query<T> {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Age in seconds at which numbers that are shown again are requested again. */
const maxAgeSeconds = 30;

const cardDataOf = <T>({ currentData, error, refetch }: Query<T>): CardData<T> => ({
  data: currentData,
  error: currentData === undefined ? (error as ApiError | undefined) : undefined,
  refetch: () => void refetch(),
});

/** Returns the first page of the open leads: those who wait first, then the latest. */
export const useNewestLeads = (): CardData<LeadsPage> => cardDataOf(leads.useNewestLeads());

/** Returns the newest 25 listings, as they were last turned on and off, and how many there are. */
export function useNewestListings(): CardData<PortalListingsPage> {
  const listings = cardDataOf(
    portalListingsCalls.useListPortalListingsQuery({ query: {} }, { refetchOnMountOrArgChange: true }),
  );
  return { ...listings, data: useCurrentStates(listings.data) };
}

/** Returns what happened last to the listings. */
export const useLatestActivities = (): CardData<LandlordActivitiesPage> =>
  cardDataOf(activitiesCalls.useListActivitiesQuery({ query: {} }, { refetchOnMountOrArgChange: maxAgeSeconds }));

/** Returns views and leads of the last days: of all listings by day, and of each listing. */
export const useListingStats = (days: ListingStatsPeriod): CardData<NewListingStats> =>
  cardDataOf(dashboardCalls.useGetListingStatsQuery({ query: { days } }, { refetchOnMountOrArgChange: maxAgeSeconds }));
