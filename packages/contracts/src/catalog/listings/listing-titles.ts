import { ArrayMaxSize, IsArray, IsIn, IsString } from 'class-validator';
import { IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxListingTitles } from '../catalog-limits.ts';

export class ListingTitlesQuery {
  @IsArray() @ArrayMaxSize(maxListingTitles) @IsListingId(true) ids!: ListingId[];
}
export class ListingTitle {
  @IsListingId() id!: ListingId;
  /** Address of a draft without a title. */
  @IsString() title!: string;
  /** Language of the title. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
}
export class ListingTitlesResponse {
  @ListOf(() => ListingTitle) listings!: ListingTitle[];
}

/** Deleted listings have a title too; those of other landlords are omitted. */
export const getListingTitles = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/listing-titles',
  access: access.role('landlord', 'viewPortalListings'),
  query: ListingTitlesQuery,
  response: ListingTitlesResponse,
  summary: "Get the titles of the caller's listings",
});
