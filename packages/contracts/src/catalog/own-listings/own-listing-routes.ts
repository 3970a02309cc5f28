import { IsOptional } from 'class-validator';
import { IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { changeOf } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { ListingAddress } from './listing-address.ts';
import { ListingDraft, OwnListingResponse } from './own-listing.ts';
import { PhotoInput } from './photo-uploads.ts';
import { maxPhotos } from './photo-values.ts';

/** Changes of a listing, with the version that they are based on; absent fields stay. */
export class OwnListingChange extends changeOf('ListingDraft', ListingDraft) {
  @IsListingId() id!: ListingId;
  /** Of a listing that was never published: renters found the others at their address. */
  @IsOptional() @Nested(() => ListingAddress) address?: ListingAddress;
  /** All photos in their order; those that are missing are taken out of the listing. */
  @IsOptional() @ListOf(() => PhotoInput, maxPhotos) photos?: PhotoInput[];
}

/** 404 for an unknown listing and for another landlord's. */
export const getOwnListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/listings/:id',
  access: access.role('landlord', 'viewPortalListings'),
  params: ListingIdParams,
  response: OwnListingResponse,
  errors: ['listing-not-found'],
  summary: "Get one of the caller's listings with all its fields",
});
/** What is public changes at once. A change based on an old version is answered 409 with `current`. */
export const changeOwnListing = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/elandlord/listings',
  access: access.role('landlord', 'modifyPortalListings'),
  body: OwnListingChange,
  response: OwnListingResponse,
  lane: 'write',
  errors: ['listing-not-found', 'listing-locked', 'version-conflict', 'address-locked'],
  summary: "Change one of the caller's listings",
});
