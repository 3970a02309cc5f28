import { ArrayMaxSize, IsArray, IsString, IsUUID } from 'class-validator';
import { IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { maxOwnerListingTitles } from './internal-limits.ts';

export class OwnerListings {
  /** Landlord of the listings. */
  @IsUUID() personId!: string;
  @IsArray() @ArrayMaxSize(maxOwnerListingTitles) @IsListingId(true) ids!: readonly ListingId[];
}
export class OwnerListingTitle {
  @IsListingId() id!: ListingId;
  @IsString() title!: string;
}
export class OwnerListingTitles {
  @ListOf(() => OwnerListingTitle, maxOwnerListingTitles) listings!: OwnerListingTitle[];
}
/** Called by commerce for mails about listings. Those of other landlords are omitted. */
export const getOwnerListingTitles = route({
  service: 'catalog',
  method: 'POST',
  path: '/internal/listing-titles',
  access: access.service('commerce'),
  body: OwnerListings,
  response: OwnerListingTitles,
  summary: 'Get the titles of listings of one landlord',
});
