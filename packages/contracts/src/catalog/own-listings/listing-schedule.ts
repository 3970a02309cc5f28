import { IsISO8601 } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ResourceVersion } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { OwnListingResponse } from './own-listing.ts';

export class ListingSchedule extends ResourceVersion {
  /** A time from now to 60 days ahead. */
  @IsISO8601({ strict: true }) publishAt!: string;
  /** Most credits for which it is turned on then. */
  @IsCount() turnOnFor!: number;
}

const change = {
  service: 'catalog',
  method: 'POST',
  access: access.role('landlord', 'modifyPortalListings'),
  params: ListingIdParams,
  response: OwnListingResponse,
} as const;
const errors = ['listing-not-found', 'version-conflict', 'state-refused'] as const;

/**
 * At that time the listing is published as `submitListing` does it, if nothing is missing then. Another request moves
 * it. An incomplete listing is answered 409 with the listing as `current`.
 */
export const scheduleListing = route({
  ...change,
  path: '/elandlord/listings/:id/scheduled',
  body: ListingSchedule,
  errors: [...errors, 'listing-incomplete', 'unverified'],
  summary: "Publish one of the caller's drafts at a later time",
});
export const unscheduleListing = route({
  ...change,
  path: '/elandlord/listings/:id/unscheduled',
  body: ResourceVersion,
  errors,
  summary: "Make one of the caller's scheduled listings a draft again",
});
