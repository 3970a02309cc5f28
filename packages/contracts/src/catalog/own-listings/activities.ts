import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { ListingTitle } from '../listings/listing-titles.ts';
import { landlordActivityKinds, type LandlordActivityKind } from './activity-values.ts';

export class LandlordActivitiesQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
  @IsOptional() @IsListingId() listingId?: ListingId;
  @IsOptional() @IsIn(landlordActivityKinds) kind?: LandlordActivityKind;
}
/** Lead that an activity is about. */
export class ActivityLead {
  @IsUUID() id!: string;
  @IsString() firstName!: string;
}
/** A changed rent, in whole units of `currency` per month. */
export class RentChange {
  @IsInt() old!: number;
  @IsInt() new!: number;
  @IsIn(currencies) currency!: Currency;
}
/** Something that happened to a listing of the landlord. */
export class LandlordActivity {
  @IsIn(landlordActivityKinds) kind!: LandlordActivityKind;
  @IsISO8601() at!: string;
  @Nested(() => ListingTitle) listing!: ListingTitle;
  /** Of the kind `lead`. */
  @IsOptional() @Nested(() => ActivityLead) lead?: ActivityLead;
  /** Of the kind `rent`. */
  @IsOptional() @Nested(() => RentChange) rent?: RentChange;
  /** Of the kind `edit`: names of the changed fields, as in `ListingInput`. */
  @IsOptional() @IsString({ each: true }) fields?: string[];
}
export class LandlordActivitiesPage {
  /** Newest first. */
  @ListOf(() => LandlordActivity) activities!: LandlordActivity[];
  @Nested(() => Pagination) pagination!: Pagination;
}

export const listLandlordActivities = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/activities',
  // It names people who wrote, which needs a confirmed email address, as the leads do.
  access: access.role('landlord', 'viewLeads'),
  query: LandlordActivitiesQuery,
  response: LandlordActivitiesPage,
  summary: "List what happened to the caller's listings in the last 90 days, newest first, 25 a page, at most 500",
});
