import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { Done, IsCount, IsText } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { IsMailAddress } from '../kernel/input/person-fields.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';
import { DeletionScheduled } from './privacy.ts';
import { RenterProfile } from './renter-profile.ts';

/** States of a renter's account. Unclaimed ones were made from an inquiry and have no password yet. */
export const renterStates = ['active', 'unclaimed', 'disabled', 'deletion_pending'] as const;
export type RenterState = (typeof renterStates)[number];
/** Whether the address is proved, and whether all lists are stopped for it. */
export const renterMailStates = ['verified', 'unverified', 'stopped'] as const;
export type RenterMailState = (typeof renterMailStates)[number];

/** A renter in the list of the staff. What identifies the person is masked. */
export class StaffRenterSummary {
  @IsUUID() id!: string;
  /** `Leila H.` */
  @IsString() name!: string;
  /** `l•••@example.com` */
  @IsString() email!: string;
  @IsIn(renterStates) state!: RenterState;
  @IsIn(renterMailStates) mailState!: RenterMailState;
  /** First of the areas in the profile. */
  @IsOptional() @IsString() areaWanted?: string;
  @IsISO8601() joinedAt!: string;
  /** Last use of a session that is still stored. */
  @IsOptional() @IsISO8601() lastSeenAt?: string;
}
export class StaffRenterFilter {
  /** Id, whole email address or phone number. */
  @IsOptional() @IsText(254) search?: string;
  @IsOptional() @IsIn(renterStates) state?: RenterState;
}
export class StaffRentersQuery extends StaffRenterFilter {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class StaffRentersPage {
  @ListOf(() => StaffRenterSummary) renters!: StaffRenterSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class StaffRenterCounts {
  @IsCount() inquiries!: number;
  @IsCount() favourites!: number;
  @IsCount() recommended!: number;
  /** Email alerts that are on. */
  @IsCount() alerts!: number;
}
export class StaffRenter extends StaffRenterSummary {
  @IsIn(languages) language!: Language;
  /** Time at which an account pending deletion is erased. */
  @IsOptional() @IsISO8601() deletesAt?: string;
  /** Absent while catalog does not respond. */
  @IsOptional() @Nested(() => StaffRenterCounts) counts?: StaffRenterCounts;
}
export class StaffRenterResponse {
  @Nested(() => StaffRenter) renter!: StaffRenter;
}
/** What identifies a renter, and the profile. */
export class RenterPersonalData {
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  @IsString() email!: string;
  @IsOptional() @IsString() phone?: string;
  @Nested(() => RenterProfile) profile!: RenterProfile;
}
export class StaffRenterParams {
  @IsUUID() id!: string;
}
export class RenterDeletion {
  /** Address of the account, typed by hand. */
  @IsMailAddress() email!: string;
}
/** The response is a CSV file, not JSON. */
export class StaffRentersFile {}

const reads = access.permission('viewRenters');

export const listStaffRenters = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/renters',
  access: reads,
  query: StaffRentersQuery,
  response: StaffRentersPage,
  summary: 'List renters who are not staff, newest first, 25 a page',
});
/** The file has what the list shows: no whole name, address or phone number. Each file is in the audit log. */
export const exportStaffRenters = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/renters/export',
  access: reads,
  lane: 'export',
  query: StaffRenterFilter,
  response: StaffRentersFile,
  errors: ['too-many-rows'],
  summary: 'Get renters as CSV, at most 10,000',
});
export const getStaffRenter = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/renters/:id',
  access: reads,
  params: StaffRenterParams,
  response: StaffRenterResponse,
  errors: ['not-found'],
  summary: 'Get a renter without personal data',
});
/** Each response is in the audit log. */
export const showRenterPersonalData = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/renters/:id/personal-data',
  access: access.permission('showRenters'),
  params: StaffRenterParams,
  response: RenterPersonalData,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Show the personal data and the profile of a renter',
});
/** Staff never see or set the link or the password: the link goes to the renter's address only. */
export const sendRenterPasswordReset = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/renters/:id/password-reset',
  access: access.permission('createRenterPasswordResets'),
  params: StaffRenterParams,
  response: Done,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Mail a renter the link to set a password',
});
/** Mail about the account itself is still sent. */
export const stopRenterMails = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/renters/:id/mail-stop',
  access: access.permission('modifyRenterEmails'),
  params: StaffRenterParams,
  response: Done,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Stop all lists and alerts of a renter',
});
export const deleteRenter = route({
  service: 'accounts',
  method: 'POST',
  path: '/admin/renters/:id/deletion',
  access: access.permission('createRenterDeletions'),
  params: StaffRenterParams,
  body: RenterDeletion,
  response: DeletionScheduled,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Schedule the deletion of a renter’s account; the renter can undo it for 14 days',
});
