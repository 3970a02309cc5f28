import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsRFC3339,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { IsIdempotencyKey, IsInstant, IsText } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { LeadParams } from '../leads/lead-routes.ts';
import { Viewing } from './viewing.ts';
import { maxViewingNoteLength, maxViewingTimes, viewingMinutes } from './viewing-values.ts';

export class ViewingParams {
  @IsUUID() id!: string;
}
export class ViewingProposal {
  @IsIdempotencyKey() key!: string;
  /** Instants, in any order: at least one hour and at most 60 days ahead, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxViewingTimes)
  @ArrayUnique()
  @IsISO8601({ strict: true }, { each: true })
  @IsRFC3339({ each: true })
  times!: string[];
  @IsInt() @Min(viewingMinutes.min) @Max(viewingMinutes.max) durationMinutes!: number;
  @IsOptional() @IsText(maxViewingNoteLength) note?: string;
}
export class ViewingCancellation {
  /** Status that the landlord saw: a proposal that the renter accepted meanwhile is not cancelled unseen. */
  @IsIn(['proposed', 'accepted']) from!: 'proposed' | 'accepted';
}
export class ViewingAcceptance {
  /** One of the proposed times. */
  @IsInstant() time!: string;
}
export class ViewingRefusal {
  @IsOptional() @IsText(maxViewingNoteLength) note?: string;
}
export class ViewingResponse {
  @Nested(() => Viewing) viewing!: Viewing;
}
/** The response is an iCalendar file (RFC 5545), not JSON. */
export class CalendarFile {}

const landlordReads = access.role('landlord', 'viewLeads');
const landlordWrites = access.role('landlord', 'modifyLeads');
const renterAccess = access.role('renter', 'viewMyInquiries');

/** The same key and proposal again returns the stored one and sends nothing. 422 for times out of bounds. */
export const proposeViewing = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/leads/:id/viewings',
  access: landlordWrites,
  params: LeadParams,
  body: ViewingProposal,
  response: ViewingResponse,
  status: 201,
  lane: 'write',
  errors: [
    'lead-not-found',
    'writer-erased',
    'writer-blocked',
    'listing-closed',
    'key-taken',
    'viewing-open',
    'too-many-viewings',
  ],
  summary: 'Propose up to three times for a viewing; the renter gets them by mail and in the conversation',
});
/** 409 `viewing-changed`, with `current.status`, if the viewing has another status; a second time changes nothing. */
export const cancelViewing = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/viewings/:id/cancelled',
  access: landlordWrites,
  params: ViewingParams,
  body: ViewingCancellation,
  response: ViewingResponse,
  lane: 'write',
  errors: ['viewing-not-found', 'viewing-changed'],
  summary: 'Cancel a proposed or an accepted viewing; the renter gets a mail',
});
/** 404 unless the viewing is accepted. */
export const getLeadViewingCalendar = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/viewings/:id/calendar',
  access: landlordReads,
  params: ViewingParams,
  response: CalendarFile,
  errors: ['viewing-not-found'],
  summary: "Get an accepted viewing of the caller's leads as a calendar file",
});
/**
 * 409 `viewing-changed`, with `current.status`, if the proposal is no longer open; the same time again changes nothing.
 */
export const acceptViewing = route({
  service: 'catalog',
  method: 'POST',
  path: '/my-viewings/:id/accepted',
  access: renterAccess,
  params: ViewingParams,
  body: ViewingAcceptance,
  response: ViewingResponse,
  lane: 'write',
  errors: ['viewing-not-found', 'viewing-changed', 'viewing-time-passed'],
  summary: 'Accept one of the proposed times; the landlord gets a mail',
});
/** 409 `viewing-changed`, with `current.status`, if the proposal is no longer open; a second time changes nothing. */
export const declineViewing = route({
  service: 'catalog',
  method: 'POST',
  path: '/my-viewings/:id/declined',
  access: renterAccess,
  params: ViewingParams,
  body: ViewingRefusal,
  response: ViewingResponse,
  lane: 'write',
  errors: ['viewing-not-found', 'viewing-changed'],
  summary: 'Decline all proposed times; the landlord gets a mail',
});
/** 409 `viewing-changed`, with `current.status`, unless it is accepted and to come; a second time changes nothing. */
export const cancelMyViewing = route({
  service: 'catalog',
  method: 'POST',
  path: '/my-viewings/:id/cancelled',
  access: renterAccess,
  params: ViewingParams,
  response: ViewingResponse,
  lane: 'write',
  errors: ['viewing-not-found', 'viewing-changed'],
  summary: 'Cancel an accepted viewing; landlord and renter get a mail',
});
/** 404 unless the viewing is accepted. */
export const getMyViewingCalendar = route({
  service: 'catalog',
  method: 'GET',
  path: '/my-viewings/:id/calendar',
  access: renterAccess,
  params: ViewingParams,
  response: CalendarFile,
  errors: ['viewing-not-found'],
  summary: "Get an accepted viewing of the renter's inquiries as a calendar file",
});
