import { ResourceVersion } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { OwnListingResponse } from './own-listing.ts';

// Both end or begin charges, so they need a confirmed email address.
const change = {
  service: 'catalog',
  method: 'POST',
  access: access.role('landlord', 'modifyPortalListings'),
  params: ListingIdParams,
  body: ResourceVersion,
  response: OwnListingResponse,
  errors: ['listing-not-found', 'listing-locked', 'version-conflict', 'state-refused'],
} as const;

/** The listing leaves search and map at once and costs nothing from the next day; open leads get one message each. */
export const markListingRented = route({
  ...change,
  path: '/elandlord/listings/:id/rented',
  summary: "Take one of the caller's listings off the market because it is rented",
});
/** The listing stays off until it is turned on, as any other. */
export const reopenListing = route({
  ...change,
  path: '/elandlord/listings/:id/reopened',
  summary: "Offer one of the caller's listings again that was rented, or has expired",
});
