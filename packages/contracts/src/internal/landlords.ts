import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import {
  accountRestrictions,
  accountReviewTriggers,
  type AccountRestriction,
  type AccountReviewTrigger,
} from '../accounts/account-reviews/review-values.ts';
import { IsCount, IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { listingRefundReasonLength, listingRefundScopes, type ListingRefundScope } from '../kernel/listing-refunds.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';

/** Name of a company. A higher version wins. */
export class LandlordCompanyName {
  @IsString() @MaxLength(120) name!: string;
  @IsInt() @Min(0) version!: number;
}
/** A landlord and the company whose credits pay for its listings. */
export class Landlord {
  @IsUUID() personId!: string;
  @IsUUID() companyId!: string;
  @IsOptional() @Nested(() => LandlordCompanyName) company?: LandlordCompanyName;
  /** The email address is verified: what an unverified landlord may not do yet costs credits. */
  @IsBoolean() isVerified!: boolean;
  /** Language of mails; it also decides the currency of the company. */
  @IsIn(languages) language!: Language;
  /** The email address is of a provider of disposable mailboxes. */
  @IsOptional() @IsBoolean() hasDisposableEmail?: boolean;
  /** Decided by support. Absent: the account has none. */
  @IsOptional() @IsIn(accountRestrictions) restriction?: AccountRestriction;
  /** Most listings that can be on, of a limited account. */
  @IsOptional() @IsInt() @Min(1) maxListings?: number;
}
/** Landlords that registered or whose facts changed. Events of one landlord arrive in order. */
export class LandlordsChanged {
  @ListOf(() => Landlord, 500) landlords!: Landlord[];
}
/** Something that support should look at before more happens. Accounts adds it to the review of the account. */
export class LandlordFlagged {
  /** The landlord, or … */
  @IsOptional() @IsUUID() personId?: string;
  /** … the company whose landlord it is. */
  @ValidateIf(({ personId }: LandlordFlagged) => personId === undefined) @IsUUID() companyId?: string;
  @IsIn(accountReviewTriggers) trigger!: AccountReviewTrigger;
  /** What it is about: id of a listing, a report or an order. The same is counted once. */
  @IsString() @Length(1, 64) subject!: string;
  @IsOptional() @IsCount() risk?: number;
}
/** Support hides a listing from visitors, or shows it again. Events of one listing arrive in order. */
export class ListingHeld {
  @IsListingId() listingId!: ListingId;
  @IsBoolean() isHeld!: boolean;
}
/** A member of support returns credits that a listing cost its landlord. */
export class ListingRefundRequested {
  /** Of the reports of the listing: its credits are returned once for them. */
  @IsUUID() id!: string;
  @IsListingId() listingId!: ListingId;
  @IsString() title!: string;
  @IsUUID() landlordId!: string;
  @IsIn(listingRefundScopes) scope!: ListingRefundScope;
  @IsString() @Length(listingRefundReasonLength.min, listingRefundReasonLength.max) reason!: string;
  /** The member of support, for the limit of credits and the audit log. */
  @IsUUID() personId!: string;
  @IsOptional() @IsString() sessionId?: string;
  @IsString() @MaxLength(64) ip!: string;
  @IsString() @MaxLength(64) requestId!: string;
}
