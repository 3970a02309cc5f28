import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Done, IsIdempotencyKey } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { leadReplyLength, leadStages, maxLeadNoteLength, type LeadStage } from './lead-values.ts';
import { BlockedWriters, LeadFilter, LeadMessage, LeadResponse, LeadsPage, LeadsQuery } from './leads.ts';

export class LeadParams {
  @IsUUID() id!: string;
}
/** Changes of a lead; absent fields stay. */
export class LeadChange {
  @IsOptional() @IsIn(leadStages) stage?: LeadStage;
  @IsOptional() @IsBoolean() isArchived?: boolean;
  /** Only the landlord sees it. */
  @IsOptional() @IsString() @MaxLength(maxLeadNoteLength) note?: string;
}
export class LeadReply {
  @IsIdempotencyKey() key!: string;
  @IsString() @Length(leadReplyLength.min, leadReplyLength.max) @Matches(/\S/) message!: string;
}
export class LeadReplyResponse {
  @Nested(() => LeadMessage) message!: LeadMessage;
}
/** The response is a CSV file, not JSON. */
export class LeadsFile {}
export class BlockedWriterParams {
  @IsUUID() id!: string;
}

const reads = access.role('landlord', 'viewLeads');
const writes = access.role('landlord', 'modifyLeads');

export const listLeads = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/leads',
  access: reads,
  query: LeadsQuery,
  response: LeadsPage,
  summary: "List the leads of the caller's listings, those without a reply first, oldest first; 25 a page",
});
/** Changes nothing. 404 for an unknown lead and for another landlord's. */
export const getLead = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/leads/:id',
  access: reads,
  params: LeadParams,
  response: LeadResponse,
  errors: ['lead-not-found'],
  summary: 'Get a lead with its messages',
});
/** The renter sees that the message was read. */
export const viewLead = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/leads/:id/viewed',
  access: writes,
  params: LeadParams,
  response: Done,
  lane: 'write',
  errors: ['lead-not-found'],
  summary: 'Record that the landlord opened a lead',
});
export const changeLead = route({
  service: 'catalog',
  method: 'PATCH',
  path: '/elandlord/leads/:id',
  access: writes,
  params: LeadParams,
  body: LeadChange,
  response: Done,
  lane: 'write',
  errors: ['lead-not-found'],
  summary: 'Change the stage or the private note of a lead, or archive it',
});
/** The same key and text again returns the stored message and sends nothing. */
export const replyToLead = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/leads/:id/replies',
  access: writes,
  params: LeadParams,
  body: LeadReply,
  response: LeadReplyResponse,
  status: 201,
  lane: 'write',
  errors: ['lead-not-found', 'writer-erased', 'writer-blocked', 'key-taken', 'too-many-replies'],
  summary: 'Reply to a lead; the renter gets the reply by mail and in the conversation',
});
/** Hides the lead from the landlord; the renter keeps the conversation. */
export const deleteLead = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/elandlord/leads/:id',
  access: writes,
  params: LeadParams,
  response: Done,
  lane: 'write',
  errors: ['lead-not-found'],
  summary: 'Delete a lead for its landlord; a new message of the renter brings it back',
});
export const exportLeads = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/export/leads',
  access: reads,
  lane: 'export',
  query: LeadFilter,
  response: LeadsFile,
  errors: ['too-many-rows', 'too-many-exports'],
  summary: "Get the leads of the caller's listings as CSV, at most 10,000; five files a day",
});
/** The renter gets no notice. */
export const blockWriter = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/leads/:id/block',
  access: writes,
  params: LeadParams,
  response: Done,
  lane: 'write',
  errors: ['lead-not-found', 'writer-erased', 'too-many-blocked'],
  summary: 'Block the renter of a lead: further messages to the caller are dropped',
});
export const listBlockedWriters = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/blocked-writers',
  access: reads,
  response: BlockedWriters,
  summary: 'List the renters whom the caller blocked, newest first',
});
export const unblockWriter = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/elandlord/blocked-writers/:id',
  access: writes,
  params: BlockedWriterParams,
  response: Done,
  lane: 'write',
  errors: ['writer-not-found'],
  summary: 'Unblock a renter',
});
