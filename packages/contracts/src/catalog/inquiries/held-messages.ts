import { IsIn, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { holdReasons, messageDecisions, type HoldReason, type MessageDecision } from './hold-values.ts';

/** Why a message was held for a check, and how the check ended. */
export class MessageHold {
  /** Empty for a message that was held before reasons were stored. */
  @IsIn(holdReasons, { each: true }) reasons!: HoldReason[];
  /** When it is passed on without a decision; absent if it waits for one, or the hold has ended. */
  @IsOptional() @IsISO8601() releasesAt?: string;
  /** When the landlord received it; absent for messages that were passed on before this was stored. */
  @IsOptional() @IsISO8601() deliveredAt?: string;
  /** Absent while it waits, and if it was passed on without a decision. */
  @IsOptional() @IsIn(messageDecisions) decision?: MessageDecision;
  @IsOptional() @IsISO8601() decidedAt?: string;
  /** User id of the staff member; absent once that account is erased. */
  @IsOptional() @IsUUID() decidedBy?: string;
}
export class HeldMessageParams {
  @IsUUID() id!: string;
  @Matches(/^\d{1,18}$/) messageId!: string;
}
export class HeldMessageDecision {
  @IsIn(messageDecisions) decision!: MessageDecision;
}
export class InquiryWriterParams {
  @IsUUID() id!: string;
}

const decides = access.permission('modifyReportedListings');

/**
 * The first decision counts: 409 `already-decided` for a message that was decided, passed on, or never held. 410 if the
 * writer's data is erased and the decision needs it. Each decision is in the audit log.
 */
export const decideHeldMessage = route({
  service: 'catalog',
  method: 'POST',
  path: '/admin/inquiries/:id/messages/:messageId/decision',
  access: decides,
  params: HeldMessageParams,
  body: HeldMessageDecision,
  response: Done,
  lane: 'write',
  errors: ['not-found', 'already-decided', 'writer-erased'],
  summary: 'Release a held message, mark it as spam, or block its writer too',
});
/** Messages that were dropped meanwhile stay dropped. A writer who is not blocked changes nothing. */
export const unblockInquiryWriter = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/admin/inquiries/:id/writer-block',
  access: decides,
  params: InquiryWriterParams,
  response: Done,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Let the blocked writer of an inquiry send messages again',
});
