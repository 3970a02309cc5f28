import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';

/** States of a mail. `unsure`: possibly delivered, therefore not sent again. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'suppressed', 'unsure'] as const;
export type MailState = (typeof mailStates)[number];

export class OutboxMail {
  @IsUUID() id!: string;
  @IsString() to!: string;
  @IsString() template!: string;
  /** Absent until the mail is rendered. */
  @IsOptional() @IsString() subject?: string;
  @IsIn(mailStates) state!: MailState;
  @IsISO8601() madeAt!: string;
}
export class OutboxQuery {
  @IsOptional() @IsString() @MaxLength(254) to?: string;
}
export class OutboxResponse {
  @ListOf(() => OutboxMail, 100) mails!: OutboxMail[];
}
export class OutboxMailParams {
  @IsString() @MaxLength(64) id!: string;
}
export class OutboxMailResponse {
  @Nested(() => OutboxMail) mail!: OutboxMail;
  /** Only if the mail was stored instead of sent. Links and codes are masked unless the outbox is public. */
  @IsOptional() @IsString() text?: string;
  /** Address that takes answers to the mail (docs/how-to/mail-relay.md). Only in a public outbox. */
  @IsOptional() @IsString() replyTo?: string;
}

// The handlers authorize the caller: staff with `showUtilities`, or anyone in a demo that sends no mail.
export const listOutbox = route({
  service: 'accounts',
  method: 'GET',
  path: '/mail-outbox',
  access: access.anyone,
  query: OutboxQuery,
  response: OutboxResponse,
  summary: 'List the 100 newest mails, of all addresses or of one: staff with showUtilities; anyone in a demo',
});
export const getOutboxMail = route({
  service: 'accounts',
  method: 'GET',
  path: '/mail-outbox/:id',
  access: access.anyone,
  params: OutboxMailParams,
  response: OutboxMailResponse,
  summary: 'Get a mail with its stored text: staff with showUtilities; anyone in a demo',
});
