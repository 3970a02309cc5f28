import { IsIn, IsISO8601, IsString, IsUUID, Length, Matches } from 'class-validator';
import {
  listingRefundReasonLength,
  listingRefundScopes,
  type ListingRefundScope,
} from '../../kernel/listing-refunds.ts';

/** Credits that support returns to the landlord of a reported listing, once for its reports. */
export class ReportRefund {
  @IsIn(listingRefundScopes) scope!: ListingRefundScope;
  @IsString() reason!: string;
  /** User id of the member of support. */
  @IsUUID() requestedBy!: string;
  @IsISO8601() requestedAt!: string;
}
export class ReportRefundBody {
  @IsIn(listingRefundScopes) scope!: ListingRefundScope;
  /** Sent to the landlord; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(listingRefundReasonLength.min, listingRefundReasonLength.max)
  reason!: string;
}
