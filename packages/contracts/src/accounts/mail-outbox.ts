import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';

/** What becomes of a mail. `unsure`: it may have arrived, and is not sent again. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'suppressed', 'unsure'] as const;
export type MailState = (typeof mailStates)[number];

export class OutboxMail {
  @IsUUID() id!: string;
  @IsString() to!: string;
  @IsString() template!: string;
  /** Not known before it is written. */
  @IsOptional() @IsString() subject?: string;
  @IsIn(mailStates) state!: MailState;
  @IsISO8601() madeAt!: string;
}
export class OutboxQuery {
  @IsOptional() @IsString() @MaxLength(254) to?: string;
}
export class OutboxAnswer {
  @ListOf(() => OutboxMail, 100) mails!: OutboxMail[];
}
export class OutboxMailParams {
  @IsString() @MaxLength(64) id!: string;
}
export class OutboxMailAnswer {
  @Nested(() => OutboxMail) mail!: OutboxMail;
  /** Only of mail that was kept instead of sent. Its links and codes are hidden unless anybody may read it. */
  @IsOptional() @IsString() text?: string;
}

// Who may read is asked by the handlers: staff with `showUtilities`, and anybody where the house is a demo that sends nothing.
export const listOutbox = route({
  service: 'accounts',
  method: 'GET',
  path: '/mail-outbox',
  access: access.anyone,
  query: OutboxQuery,
  answer: OutboxAnswer,
  summary: 'The hundred newest mails, of all or of one address: for staff (showUtilities), in a demo for anybody',
});
export const getOutboxMail = route({
  service: 'accounts',
  method: 'GET',
  path: '/mail-outbox/:id',
  access: access.anyone,
  params: OutboxMailParams,
  answer: OutboxMailAnswer,
  summary: 'One mail with the text that was kept: for staff (showUtilities), in a demo for anybody',
});
