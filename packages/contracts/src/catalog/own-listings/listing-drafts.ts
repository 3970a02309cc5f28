import { IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { Done, IsCount, IsDay, IsIdempotencyKey, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import { ResourceVersion } from '../../kernel/resources/resource-classes.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { rentalTypes, type RentalType } from '../../kernel/vocabularies.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { ListingAddress } from './listing-address.ts';
import { IsFrom } from './field-rules.ts';
import { OwnListingResponse } from './own-listing.ts';
import { listingKinds } from './own-listing-values.ts';

/** A new listing: what every landlord knows at once, as in `ListingDraft`. The rest is answered in the draft. */
export class NewListing {
  /** A repeated request returns the listing of the first one. */
  @IsIdempotencyKey() key!: string;
  @Nested(() => ListingAddress) address!: ListingAddress;
  @IsOptional() @IsString() @MaxLength(25) unitNumber?: string;
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsIn(rentalTypes) rentalType!: RentalType;
  @IsIn(listingKinds) listingKind!: (typeof listingKinds)[number];
  @IsFrom(0, 10) @IsInt() beds!: number;
  @IsFrom(0, 10) @IsInt() bathsFull!: number;
  @IsFrom(0, 5) @IsInt() bathsHalf!: number;
  /** Whole units of the currency of the city's country, per month. */
  @IsFrom(100, 50_000) @IsInt() rent!: number;
  @IsDay() availableDate!: string;
}
export class ListingDuplication {
  /** A repeated request returns the draft of the first one. */
  @IsIdempotencyKey() key!: string;
}
/** Listing in the version that a request is based on. */
export class OwnListingVersion extends ResourceVersion {
  @IsListingId() id!: ListingId;
}
export class ListingSubmission extends ResourceVersion {
  /** Turn the listing on as soon as it may be public, for at most so many credits; absent: it stays off. */
  @IsOptional() @IsCount() turnOnFor?: number;
}

const errors = ['listing-not-found', 'version-conflict', 'state-refused'] as const;
const change = { service: 'catalog', method: 'POST', params: ListingIdParams, response: OwnListingResponse } as const;

const creation = {
  service: 'catalog',
  access: access.role('landlord', 'createPortalListings'),
  body: NewListing,
  response: OwnListingResponse,
  lane: 'write',
  errors: ['account-not-ready', 'too-many-drafts'],
} as const;

/** A draft: not public, and without charge. */
export const createListing = route({
  ...creation,
  method: 'POST',
  path: '/elandlord/listings',
  status: 201,
  summary: 'Create a draft of a listing',
});
/**
 * A draft with the answers of another listing of the landlord. Not copied: photos, unit, open houses, declaration,
 * state and history. A past day of availability becomes today.
 */
export const duplicateListing = route({
  ...creation,
  method: 'POST',
  path: '/elandlord/listings/:id/duplicates',
  params: ListingIdParams,
  body: ListingDuplication,
  status: 201,
  errors: ['listing-not-found', ...creation.errors],
  summary: "Create a draft from one of the caller's listings in any state but deleted",
});
/** A first draft during a registration, before the landlord has confirmed the email address. */
export const registerListing = route({
  ...creation,
  method: 'PATCH',
  path: '/elandlord/register/listing',
  summary: 'Create a draft of the first listing of a landlord who registers',
});
/**
 * Publishes a draft, or sends it to support: the first listing of a company, and those with a risk. An incomplete one
 * is answered 409 with the listing as `current`, whose `missing` names the items.
 */
export const submitListing = route({
  ...change,
  path: '/elandlord/listings/:id/submitted',
  access: access.role('landlord', 'modifyPortalListings'),
  body: ListingSubmission,
  errors: [...errors, 'listing-incomplete', 'unverified', 'account-suspended'],
  summary: "Publish one of the caller's drafts, after a review where one is needed",
});
/** The listing leaves search and map at once; renters keep their conversations. It can be restored for 30 days. */
export const deleteListing = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/elandlord/listings',
  access: access.role('landlord', 'modifyPortalListings'),
  body: OwnListingVersion,
  response: Done,
  lane: 'write',
  errors,
  summary: "Delete one of the caller's listings",
});
/** A restored listing is off; a draft is a draft again. */
export const restoreListing = route({
  ...change,
  path: '/elandlord/listings/:id/restored',
  access: access.role('landlord', 'modifyPortalListings'),
  body: ResourceVersion,
  errors,
  summary: "Restore one of the caller's listings that was deleted in the last 30 days",
});
