import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { IsCount, IsDay, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { currencies, documentKinds, type Currency } from '../../kernel/vocabularies.ts';
import { Photo } from '../listings/listing-card.ts';
import { Viewing } from '../viewings/viewing.ts';
import { maxViewings } from '../viewings/viewing-values.ts';
import {
  leadLists,
  leadStages,
  messageAuthors,
  messageCautions,
  type LeadList,
  type LeadStage,
  type MessageAuthor,
  type MessageCaution,
} from './lead-values.ts';

/** Filters of a landlord's leads. Days are business days in Toronto, both included, and concern the first message. */
export class LeadFilter {
  /** Absent: `open`. */
  @IsOptional() @IsIn(leadLists) list?: LeadList;
  @IsOptional() @IsListingId() listingId?: ListingId;
  @IsOptional() @IsDay() from?: string;
  @IsOptional() @IsDay() to?: string;
  /** Words in the name or in a message; letters with and without accents are the same. */
  @IsOptional() @IsString() @MaxLength(100) text?: string;
}
export class LeadsQuery extends LeadFilter {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
/** Listing that a lead is about. */
export class LeadListing {
  @IsListingId() id!: ListingId;
  @IsString() title!: string;
  /** Language of the title. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  /** Street and unit, also where visitors do not see them. */
  @IsString() address!: string;
}
/** Inquiry of a renter as the landlord of its listing sees it in a list. */
export class LeadSummary {
  @IsUUID() id!: string;
  @IsString() firstName!: string;
  /** Absent after the renter's account was erased. */
  @IsOptional() @IsString() lastName?: string;
  @Nested(() => LeadListing) listing!: LeadListing;
  /** First 200 characters of the last message. */
  @IsString() excerpt!: string;
  @IsIn(messageAuthors) lastAuthor!: MessageAuthor;
  @IsIn(leadStages) stage!: LeadStage;
  @IsBoolean() isArchived!: boolean;
  /** The renter wrote since the lead was last opened. */
  @IsBoolean() isUnread!: boolean;
  /** Whether the renter's email address is confirmed. */
  @IsBoolean() isAddressConfirmed!: boolean;
  @IsArray() @IsIn(messageCautions, { each: true }) cautions!: MessageCaution[];
  @IsISO8601() sentAt!: string;
  /** Time of the last message. */
  @IsISO8601() updatedAt!: string;
  /** Time of the first message without a reply; absent when there is none. */
  @IsOptional() @IsISO8601() waitingSince?: string;
}
/** Number of leads in each list, under the filters besides the list. */
export class LeadCounts implements Record<LeadList, number> {
  @IsCount() open!: number;
  @IsCount() waiting!: number;
  @IsCount() new!: number;
  @IsCount() viewed!: number;
  @IsCount() replied!: number;
  @IsCount() showing!: number;
  @IsCount() applied!: number;
  @IsCount() leased!: number;
  @IsCount() lost!: number;
  @IsCount() spam!: number;
  @IsCount() archived!: number;
}
export class LeadsPage {
  @ListOf(() => LeadSummary) leads!: LeadSummary[];
  @Nested(() => LeadCounts) counts!: LeadCounts;
  /** Time since which the renter who waits longest has waited; absent when no renter waits. */
  @IsOptional() @IsISO8601() longestWaitSince?: string;
  @Nested(() => Pagination) pagination!: Pagination;
}

export class LeadMessage {
  @IsString() id!: string;
  @IsIn(messageAuthors) from!: MessageAuthor;
  @IsString() text!: string;
  @IsISO8601() at!: string;
}
/** Listing of a lead with what its page shows. */
export class LeadListingDetail extends LeadListing {
  /** Whole units of `currency` per month. */
  @IsInt() rent!: number;
  @IsIn(currencies) currency!: Currency;
  /** Path of the listing page without language prefix; absent while the listing is not public. */
  @IsOptional() @IsString() url?: string;
  @IsOptional() @Nested(() => Photo) photo?: Photo;
  /** IANA time zone of the listing. */
  @IsString() timeZone!: string;
  /** The home is off the market: no viewing can be proposed. */
  @IsBoolean() isClosed!: boolean;
}
/** A lead with everything that the renter agreed to share. */
export class Lead extends LeadSummary {
  @Nested(() => LeadListingDetail) declare listing: LeadListingDetail;
  /** The renter's account was erased: no answer reaches them. */
  @IsBoolean() isErased!: boolean;
  /** Email and phone are present only if the renter chose to share them. */
  @IsOptional() @IsString() email?: string;
  @IsOptional() @IsString() phone?: string;
  /** YYYY-MM-DD. */
  @IsOptional() @IsDay() moveInDate?: string;
  @IsOptional() @IsInt() householdSize?: number;
  @IsOptional() @IsString() pets?: string;
  /** Documents that the renter could provide. */
  @IsArray() @IsIn(documentKinds, { each: true }) documentsReady!: (typeof documentKinds)[number][];
  /** The renter is not in the country yet. */
  @IsBoolean() isAbroad!: boolean;
  /** Private note of the landlord; empty without one. */
  @IsString() note!: string;
  /** The landlord blocked the renter: further messages are dropped. */
  @IsBoolean() isBlocked!: boolean;
  /** When the lead was last opened. */
  @IsOptional() @IsISO8601() seenAt?: string;
  @ListOf(() => LeadMessage, 5_000) messages!: LeadMessage[];
  /** Oldest first. */
  @ListOf(() => Viewing, maxViewings) viewings!: Viewing[];
}
export class LeadResponse {
  @Nested(() => Lead) lead!: Lead;
}
/** A renter whose messages are dropped. */
export class BlockedWriter {
  @IsUUID() id!: string;
  /** Empty when no message of the renter is left. */
  @IsString() firstName!: string;
  @IsISO8601() blockedAt!: string;
}
export class BlockedWriters {
  @ListOf(() => BlockedWriter, 500) writers!: BlockedWriter[];
}
