import { IsBoolean, IsEmail, IsIn, IsISO8601, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { mailStates, type MailState } from '../mail-outbox.ts';

/** Address whose mails are looked up. It is in the body, so that neither addresses of pages nor logs have it. */
export class MailLookup {
  @IsEmail() @MaxLength(254) email!: string;
}
/** Whether an address wants the mails of a list. */
export class MailChoice {
  /** Name of the list; `*` for all lists that have no later choice of their own. */
  @IsString() list!: string;
  @IsBoolean() isWanted!: boolean;
  @IsISO8601() since!: string;
}
/** A mail to the address, without its text. */
export class MailToAddress {
  @IsUUID() id!: string;
  @IsString() template!: string;
  /** Absent until the mail is sent. */
  @IsOptional() @IsString() subject?: string;
  @IsIn(mailStates) state!: MailState;
  @IsISO8601() madeAt!: string;
  @IsCount() attempts!: number;
  /** Time of the next attempt, of a mail that failed and is queued again. */
  @IsOptional() @IsISO8601() nextAt?: string;
  /** Last response of the mail server, or why there was none. */
  @IsOptional() @IsString() reply?: string;
}
export class MailLookupResponse {
  /** Empty if the address has stopped nothing. */
  @ListOf(() => MailChoice, 100) choices!: MailChoice[];
  /** The 20 newest mails of the last 90 days. */
  @ListOf(() => MailToAddress, 20) mails!: MailToAddress[];
}
export class MailRetryParams {
  @IsUUID() id!: string;
}
export class MailRetried {
  /** False for a mail that is due already, or no longer queued. */
  @IsBoolean() isRetried!: boolean;
}

/** Each look-up is in the audit log, with the address as a keyed hash. */
export const lookUpMail = route({
  service: 'accounts',
  method: 'POST',
  path: '/support/mail-lookup',
  access: access.permission('showUtilities'),
  body: MailLookup,
  response: MailLookupResponse,
  lane: 'write',
  summary: 'Look up what an address has stopped, and its newest mails',
});
/** The text of a mail that failed for good is deleted: only a mail that is queued again can be sent now. */
export const retryMail = route({
  service: 'accounts',
  method: 'POST',
  path: '/support/mails/:id/retry',
  access: access.permission('modifyUtilities'),
  params: MailRetryParams,
  response: MailRetried,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Send a mail now that failed and is queued for later',
});
