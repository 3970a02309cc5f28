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
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';
import { cardOrGone, ListingCard, UnavailableListing } from './listing-card.ts';

/** Most homes that one person or device may keep (decisions 5.12). */
export const favouritesCap = 500;

export class FavouriteToggle {
  @IsListingId() listingId!: ListingId;
  /** 1 keeps the home, 0 lets it go; sending the same twice changes nothing. */
  @IsIn([0, 1]) active!: 0 | 1;
  /** Guests only: starts a verification mail; ignored when signed in (decisions 1.3). */
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
}
export class FavouriteIds {
  @IsListingId(true) favouriteListings!: ListingId[];
  @IsCount() count!: number;
}
/** Most letters of a note; two notes on one home, of a device and of its account, become one that holds both. */
export const noteCap = 2_000;
/** What a guest noted beside a home. */
export class DeviceNote {
  @IsListingId() listingId!: ListingId;
  @IsString() @Length(1, 500) note!: string;
}
export class FavouriteAudit {
  @IsArray()
  @ArrayMaxSize(favouritesCap)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  favouriteListings!: string[];
  /** Renters only: notes of the device on homes that are kept then; a note that the account holds already changes nothing. */
  @IsOptional() @ListOf(() => DeviceNote, 40) notes?: DeviceNote[];
}
export class ListingIdParams {
  @IsListingId() id!: ListingId;
}
export class PageQuery extends InLanguage {
  @IsOptional() @IsInt() @Min(1) @Max(100_000) page?: number;
  @IsOptional() @IsInt() @Min(1) @Max(60) perPage?: number;
}
export class GuestFavouritesQuery extends PageQuery {
  /** Ids in the order to show them. */
  @IsOptional() @IsArray() @ArrayMaxSize(favouritesCap) @IsListingId(true) favourites?: ListingId[];
}
/** A kept home with the renter's own note and when it was kept. */
export class FavouriteListing extends ListingCard {
  @IsOptional() @IsString() note?: string;
  @IsOptional() @IsString() savedAt?: string;
}
export class FavouritesAnswer {
  /** Cards in the order kept; a home that is gone is `{id, unavailable}` (guests) or a greyed card (members). */
  @ListOf(cardOrGone(() => FavouriteListing)) listings!: (FavouriteListing | UnavailableListing)[];
  @Nested(() => Pagination) pagination!: Pagination;
}

export const toggleFavourite = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/favourite-listing',
  access: access.anyone,
  body: FavouriteToggle,
  answer: FavouriteIds,
  lane: 'write',
  errors: ['listing-not-found', 'favourites-full'],
  summary: 'Keep a home or let it go',
});
export const removeFavourite = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/favourite-listings/:id',
  access: access.anyone,
  params: ListingIdParams,
  answer: FavouriteIds,
  lane: 'write',
  summary: 'Let a kept home go',
});
export const auditFavourites = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/audit-favourite-listings',
  access: access.anyone,
  body: FavouriteAudit,
  answer: FavouriteIds,
  lane: 'write',
  summary: "Merge a device's kept homes and learn which ids still hold",
});
export const listFavourites = route({
  service: 'catalog',
  method: 'GET',
  path: '/favourite-listings',
  access: access.role('renter', 'viewFavouriteListings'),
  query: PageQuery,
  answer: FavouritesAnswer,
  summary: "The renter's kept homes, newest first",
});
export const listGuestFavourites = route({
  service: 'catalog',
  method: 'GET',
  path: '/fav-listings',
  access: access.anyone,
  query: GuestFavouritesQuery,
  answer: FavouritesAnswer,
  lane: 'search',
  caching: { shared: 0 },
  summary: 'Cards of the ids that a device keeps',
});
