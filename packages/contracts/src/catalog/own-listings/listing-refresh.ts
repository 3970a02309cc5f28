import { ConfirmState, LinkParams } from '../../kernel/addresses/confirm-links.ts';
import { access } from '../../kernel/routes/access.ts';
import { Done } from '../../kernel/input/fields.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { OwnListingResponse } from './own-listing.ts';

/** Changes nothing while the listing does not expire within a week, so a repeated request does no harm. */
export const refreshListing = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/listings/:id/refreshed',
  access: access.role('landlord', 'modifyPortalListings'),
  params: ListingIdParams,
  response: OwnListingResponse,
  errors: ['listing-not-found', 'state-refused'],
  summary: "Confirm that one of the caller's listings is still available",
});
/** `title` is the listing's. GET changes nothing, because mail scanners open links too. */
export const getListingRefresh = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/refresh-listing/:token',
  access: access.anyone,
  params: LinkParams,
  response: ConfirmState,
  summary: 'Get the state of a link to confirm that a listing is still available',
});
/** An expired listing can be turned on again after it; that costs credits, so it needs a login. */
export const confirmListingRefresh = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/refresh-listing/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Confirm that a listing is still available with the link sent by mail',
});
