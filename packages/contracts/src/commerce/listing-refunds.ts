import { IsBoolean, IsIn, IsISO8601, IsUUID } from 'class-validator';
import { IsCount, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { listingRefundScopes, type ListingRefundScope } from '../kernel/listing-refunds.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** `empty`: nothing was left to return. */
const listingRefundStates = ['posted', 'waiting', 'rejected', 'empty'] as const;
export type ListingRefundState = (typeof listingRefundStates)[number];

export class ListingRefundParams {
  @IsListingId() id!: ListingId;
}
/** What can be returned of a listing, and whether the caller can do it without a second person. */
export class ListingRefundChoice {
  @IsIn(listingRefundScopes) scope!: ListingRefundScope;
  /** Whole credits that were charged and not returned yet. */
  @IsCount() credits!: number;
  @IsBoolean() isAlone!: boolean;
}
export class ListingRefund {
  /** Id of the reports of the listing. */
  @IsUUID() id!: string;
  @IsCount() credits!: number;
  @IsIn(listingRefundStates) state!: ListingRefundState;
  @IsISO8601() requestedAt!: string;
}
export class ListingRefunds {
  /** One of each scope. */
  @ListOf(() => ListingRefundChoice, 2) choices!: ListingRefundChoice[];
  /** Newest first, at most 10. */
  @ListOf(() => ListingRefund, 10) refunds!: ListingRefund[];
}

/** A listing that commerce does not know cost nothing. */
export const getListingRefunds = route({
  service: 'commerce',
  method: 'GET',
  path: '/support/listing-refunds/:id',
  access: access.permission('modifyWallets'),
  params: ListingRefundParams,
  response: ListingRefunds,
  summary: 'Get the credits of a listing that can be returned, and those that were',
});
