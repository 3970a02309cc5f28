import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { ConfirmState, LinkParams } from '../../kernel/addresses/confirm-links.ts';
import { Done, LanguageQuery, IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxDeviceNoteLength, maxFavourites, maxListingsPerPage } from '../catalog-limits.ts';
import { cardOrUnavailable, ListingCard, UnavailableListing } from '../listings/listing-card.ts';

export class FavouriteToggle {
  @IsListingId() listingId!: ListingId;
  /** 1 adds the favourite, 0 removes it. Idempotent. */
  @IsIn([0, 1]) active!: 0 | 1;
  /**
   * Guests only: mails a link that saves the favourites of the device under this address. Ignored if logged in
   * (docs/rules/favourites.md#fav-5-the-email-of-a-favourite-request-is-ignored-for-logged-in-users).
   */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
export class FavouriteIds {
  @IsListingId(true) favouriteListings!: ListingId[];
  @IsCount() count!: number;
}
/** A guest's note on a listing. */
export class DeviceNote {
  @IsListingId() listingId!: ListingId;
  @IsString() @Length(1, maxDeviceNoteLength) note!: string;
}
export class FavouriteAudit {
  @IsArray()
  @ArrayMaxSize(maxFavourites)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  favouriteListings!: string[];
  /**
   * Renters only: notes of the device on listings that are favourites after the merge. A note that the account already
   * contains changes nothing.
   */
  @IsOptional() @ListOf(() => DeviceNote, 40) notes?: DeviceNote[];
}
export class ListingIdParams {
  @IsListingId() id!: ListingId;
}
export class PageQuery extends LanguageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @IsInt() @Min(1) @Max(maxListingsPerPage) perPage?: number;
}
export class GuestFavouritesQuery extends PageQuery {
  /** Ids in display order. */
  @IsOptional() @IsArray() @ArrayMaxSize(maxFavourites) @IsListingId(true) favourites?: ListingId[];
}
/** A favourite with the renter's note and the time when it was saved. */
export class FavouriteListing extends ListingCard {
  @IsOptional() @IsString() note?: string;
  @IsOptional() @IsString() savedAt?: string;
}
export class FavouritesResponse {
  /**
   * Cards in the order saved. An unavailable listing is `{id, unavailable}` for guests and a card with `unavailable`
   * for renters.
   */
  @ListOf(cardOrUnavailable(() => FavouriteListing)) listings!: (FavouriteListing | UnavailableListing)[];
  @Nested(() => Pagination) pagination!: Pagination;
}

export const toggleFavourite = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/favourite-listing',
  access: access.anyone,
  body: FavouriteToggle,
  response: FavouriteIds,
  lane: 'write',
  errors: ['listing-not-found', 'favourites-full'],
  summary: 'Add or remove a favourite',
});
export const removeFavourite = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/favourite-listings/:id',
  access: access.anyone,
  params: ListingIdParams,
  response: FavouriteIds,
  lane: 'write',
  summary: 'Remove a favourite',
});
export const auditFavourites = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/audit-favourite-listings',
  access: access.anyone,
  body: FavouriteAudit,
  response: FavouriteIds,
  lane: 'write',
  summary: "Merge a device's favourites and return the ids that are still valid",
});
export const listFavourites = route({
  service: 'catalog',
  method: 'GET',
  path: '/favourite-listings',
  access: access.role('renter', 'viewFavouriteListings'),
  query: PageQuery,
  response: FavouritesResponse,
  summary: "List the renter's favourites, newest first",
});
export const listGuestFavourites = route({
  service: 'catalog',
  method: 'GET',
  path: '/fav-listings',
  access: access.anyone,
  query: GuestFavouritesQuery,
  response: FavouritesResponse,
  lane: 'search',
  caching: { shared: 0 },
  summary: 'List the cards of a device’s favourites',
});
/** GET changes nothing, because mail scanners open links too. */
export const getFavouritesConfirmation = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/favourites/:token',
  access: access.anyone,
  params: LinkParams,
  response: ConfirmState,
  summary: 'Get the state of a link to save favourites under an address',
});
/** Copies the favourites of the device to the account of the address, at once or when an account verifies it. */
export const confirmFavourites = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/favourites/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Save favourites under an address with the link sent by mail',
});
