import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { IsGclid, Utms } from '../../kernel/input/attribution.ts';
import { IsCount, IsDay, IsListingId, IsText, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { languages, type Language } from '../../kernel/vocabularies.ts';
import { messageAuthors, messageCautions, type MessageAuthor, type MessageCaution } from '../leads/lead-values.ts';
import { MessageHold } from './held-messages.ts';
import {
  staffInquiryLists,
  staffInquiryStates,
  type StaffInquiryList,
  type StaffInquiryState,
} from './staff-inquiry-values.ts';

/** Listing that an inquiry is about. */
export class StaffInquiryListing {
  @IsListingId() id!: ListingId;
  @IsString() title!: string;
  /** Path of its public page; absent while visitors do not see it. */
  @IsOptional() @IsString() url?: string;
}
/** Company whose landlord received an inquiry. */
export class StaffInquiryCompany {
  @IsUUID() id!: string;
  @IsString() name!: string;
}
/** An inquiry in the list of the staff. What identifies the renter is masked. */
export class StaffInquirySummary {
  @IsUUID() id!: string;
  /** `Leila H.`; absent once the renter's data is erased. */
  @IsOptional() @IsString() renter?: string;
  /** `l•••@example.com`; absent once it is erased. */
  @IsOptional() @IsString() email?: string;
  @IsIn(staffInquiryStates) state!: StaffInquiryState;
  @IsISO8601() sentAt!: string;
  /** Where the renter came from, as the address of the page stated it. */
  @IsOptional() @IsString() source?: string;
  @Nested(() => StaffInquiryListing) listing!: StaffInquiryListing;
  @Nested(() => StaffInquiryCompany) company!: StaffInquiryCompany;
}
export class StaffInquiryFilter {
  /** Absent: `all`. */
  @IsOptional() @IsIn(staffInquiryLists) list?: StaffInquiryList;
  /** Id of a listing, an inquiry, a renter or a landlord; the whole email address; words of the renter's name. */
  @IsOptional() @IsText(254) search?: string;
  /** Days on which the inquiry was sent, in Toronto. */
  @IsOptional() @IsDay() from?: string;
  @IsOptional() @IsDay() to?: string;
}
export class StaffInquiriesQuery extends StaffInquiryFilter {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class StaffInquiriesPage {
  @ListOf(() => StaffInquirySummary) inquiries!: StaffInquirySummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}

/** A message of an inquiry without its text. */
export class StaffInquiryMessage {
  @IsString() id!: string;
  @IsIn(messageAuthors) from!: MessageAuthor;
  @IsISO8601() at!: string;
  /** Number of its characters. */
  @IsCount() length!: number;
  /** Held for a check, or refused after it: the landlord has not received it. */
  @IsBoolean() isHeld!: boolean;
  /** Present if it was ever held. */
  @IsOptional() @Nested(() => MessageHold) hold?: MessageHold;
}
/** An inquiry without what identifies its renter. */
export class StaffInquiry extends StaffInquirySummary {
  /** Account of the renter, if the address belongs to one. */
  @IsOptional() @IsUUID() renterId?: string;
  @IsUUID() landlordId!: string;
  @IsBoolean() hasPhone!: boolean;
  @IsIn(languages) language!: Language;
  @IsBoolean() isAddressConfirmed!: boolean;
  /** Whether the renter lets the landlord see the address and the phone number. */
  @IsBoolean() sharesContact!: boolean;
  @IsIn(messageCautions, { each: true }) cautions!: MessageCaution[];
  @IsISO8601() updatedAt!: string;
  /** When the landlord first opened and first answered it. */
  @IsOptional() @IsISO8601() seenAt?: string;
  @IsOptional() @IsISO8601() repliedAt?: string;
  @IsOptional() @IsGclid() gclid?: string;
  @IsOptional() @Nested(() => Utms) utms?: Utms;
  /** Staff blocked the writer: further messages to any landlord are dropped. */
  @IsBoolean() isWriterBlocked!: boolean;
  /** Oldest first, at most 500. */
  @ListOf(() => StaffInquiryMessage) messages!: StaffInquiryMessage[];
}
export class StaffInquiryResponse {
  @Nested(() => StaffInquiry) inquiry!: StaffInquiry;
}

export class MessageText {
  @IsString() id!: string;
  /** Plain text as it was written. */
  @IsString() text!: string;
}
/** What identifies the renter of an inquiry, and what was written. Fields are absent if unknown or erased. */
export class InquiryPersonalData {
  @IsOptional() @IsString() firstName?: string;
  @IsOptional() @IsString() lastName?: string;
  @IsOptional() @IsString() email?: string;
  @IsOptional() @IsString() phone?: string;
  @IsOptional() @IsDay() moveInDate?: string;
  @IsOptional() @IsCount() householdSize?: number;
  @IsOptional() @IsString() pets?: string;
  /** Of the messages of the inquiry. */
  @ListOf(() => MessageText) messages!: MessageText[];
}
export class StaffInquiryParams {
  @IsUUID() id!: string;
}
/** The response is a CSV file, not JSON. */
export class StaffInquiriesFile {}

const reads = access.permission('viewInquiries');

export const listStaffInquiries = route({
  service: 'catalog',
  method: 'GET',
  path: '/admin/inquiries',
  access: reads,
  query: StaffInquiriesQuery,
  response: StaffInquiriesPage,
  summary: 'List inquiries, newest first, 25 a page',
});
/** The file has what the list shows: no email address, phone number or message. Each file is in the audit log. */
export const exportStaffInquiries = route({
  service: 'catalog',
  method: 'GET',
  path: '/admin/inquiries/export',
  access: reads,
  lane: 'export',
  query: StaffInquiryFilter,
  response: StaffInquiriesFile,
  errors: ['too-many-rows'],
  summary: 'Get inquiries as CSV, at most 10,000',
});
export const getStaffInquiry = route({
  service: 'catalog',
  method: 'GET',
  path: '/admin/inquiries/:id',
  access: reads,
  params: StaffInquiryParams,
  response: StaffInquiryResponse,
  errors: ['not-found'],
  summary: 'Get an inquiry without personal data',
});
/** Each response is in the audit log: who opened the data of which inquiry, and when. */
export const showInquiryPersonalData = route({
  service: 'catalog',
  method: 'POST',
  path: '/admin/inquiries/:id/personal-data',
  access: access.permission('showInquiries'),
  params: StaffInquiryParams,
  response: InquiryPersonalData,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Show the personal data and the messages of an inquiry',
});
