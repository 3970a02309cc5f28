import { IsISO8601, IsOptional } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** Listings of the whole market on a business day. */
export class ListingDay {
  @IsISO8601({ strict: true }) date!: string;
  /** Listings that visitors saw when the day was last recorded; absent for a day before the first record. */
  @IsOptional() @IsCount() published?: number;
  /** Views of listing pages in the UTC day of the same date: one of each visitor, listing and day. */
  @IsCount() views!: number;
}
export class ListingDaysResponse {
  /** The last 30 business days in their order, the last one today. */
  @ListOf(() => ListingDay) days!: ListingDay[];
  /** When today was recorded; absent until the first time. */
  @IsOptional() @IsISO8601() updatedAt?: string;
}
/** Inquiries of all renters on a business day. */
export class InquiryDay {
  @IsISO8601({ strict: true }) date!: string;
  /** Sent inquiries, with those that are held as suspect. */
  @IsCount() inquiries!: number;
}
export class InquiryDaysResponse {
  /** The last 30 business days in their order, the last one today. */
  @ListOf(() => InquiryDay) days!: InquiryDay[];
  /** When today was recorded; absent until the first time. */
  @IsOptional() @IsISO8601() updatedAt?: string;
}

export const getListingDays = route({
  service: 'catalog',
  method: 'GET',
  path: '/admin/listing-days',
  access: access.permission('viewCompanies'),
  response: ListingDaysResponse,
  summary: 'Get published listings and views of the last 30 days, for staff',
});
export const getInquiryDays = route({
  service: 'catalog',
  method: 'GET',
  path: '/admin/inquiry-days',
  access: access.permission('viewInquiries'),
  response: InquiryDaysResponse,
  summary: 'Get the number of inquiries of the last 30 days, for staff',
});
