import { IsIn, IsString, Length } from 'class-validator';
import { IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { listingStates, type ListingState } from '../../kernel/vocabularies.ts';
import { listingSearchLength } from '../catalog-limits.ts';

export class StaffListingsQuery {
  /** Id of a listing, or how its title or street address begins. */
  @IsString() @Length(listingSearchLength.min, listingSearchLength.max) search!: string;
}
/** A listing of any landlord, as staff find it. */
export class FoundListing {
  @IsListingId() id!: ListingId;
  /** The address while it has no title. */
  @IsString() title!: string;
  /** Language of the title. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsIn(listingStates) status!: ListingState;
  @IsString() address!: string;
  @IsString() city!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  @IsString() company!: string;
}
export class FoundListings {
  /** The listing with this id first, then titles, then addresses, both in alphabetical order. */
  @ListOf(() => FoundListing) listings!: FoundListing[];
}

export const findStaffListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/listing-search',
  access: access.permission('showListings'),
  query: StaffListingsQuery,
  response: FoundListings,
  summary: 'Find at most 10 listings of all landlords by id, or by the beginning of title or address',
});
