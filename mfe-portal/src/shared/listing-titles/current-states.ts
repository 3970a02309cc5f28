import { useSelector } from '@porchlight/client/redux';
import type { PortalListing, PortalListingsPage } from '@porchlight/contracts/catalog';
import type { ListingCosts } from '@porchlight/contracts/commerce';
import { portalListingsCalls } from './portal-listings-calls.ts';

type State = Pick<ListingCosts, 'enabled' | 'featured'>;

function withState(listing: PortalListing, state: State | undefined): PortalListing {
  if (!state || listing.status !== 'active') return listing;
  return { ...listing, isLive: state.enabled, isFeatured: state.enabled && state.featured };
}

/** Returns a page with the states that commerce reported of its listings, and with the numbers that follow. */
export function withStates(page: PortalListingsPage, states: readonly (State | undefined)[]): PortalListingsPage {
  const listings = page.listings.map((listing, at) => withState(listing, states[at]));
  const turnedOn = listings.reduce(
    (sum, { isLive }, at) => sum + Number(isLive) - Number(page.listings[at]?.isLive === true),
    0,
  );
  const { live, off } = page.counts;
  return { ...page, listings, counts: { ...page.counts, live: live + turnedOn, off: off - turnedOn } };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/**
 * Returns a page with the states that commerce reported in the last minute. Catalog's copy follows a change within
 * seconds, so a page that is loaded right after a change may show the state before it.
 */
export function useCurrentStates(page: PortalListingsPage | undefined): PortalListingsPage | undefined {
  const states = useSelector(
    (state) =>
      page?.listings.map(
        ({ id }) => portalListingsCalls.endpoints.getListingCosts.select({ params: { id } })(state).data,
      ) ?? [],
    isSame,
  );
  return page && withStates(page, states);
}
