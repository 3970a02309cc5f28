import { IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { SupportUserParams } from './user-record.ts';

/** An open session of a user. */
export class UserSession {
  @IsUUID() id!: string;
  /** `User-Agent` of the browser. */
  @IsString() userAgent!: string;
  @IsISO8601() createdAt!: string;
  @IsISO8601() seenAt!: string;
}
export class UserSessions {
  @ListOf(() => UserSession, 100) sessions!: UserSession[];
}
export class UserSessionParams extends SupportUserParams {
  @IsUUID() sessionId!: string;
}
/** `unsure`: the server that took the mail did not confirm it. `suppressed`: the address has stopped this list. */
export const userMailStates = ['queued', 'sending', 'sent', 'failed', 'suppressed', 'unsure'] as const;
/** A mail to a user, without its text. */
export class UserMail {
  @IsUUID() id!: string;
  /** Absent until the mail is sent. */
  @IsOptional() @IsString() subject?: string;
  @IsString() template!: string;
  @IsIn(userMailStates) state!: (typeof userMailStates)[number];
  @IsISO8601() madeAt!: string;
}
export class UserMails {
  @ListOf(() => UserMail, 50) mails!: UserMail[];
}

const reads = {
  service: 'accounts',
  method: 'GET',
  access: access.permission('showUser'),
  params: SupportUserParams,
  errors: ['not-found'],
} as const;
export const listUserSessions = route({
  ...reads,
  path: '/support/users/:id/sessions',
  response: UserSessions,
  summary: 'List the open sessions of a user for support',
});
export const listUserMails = route({
  ...reads,
  path: '/support/users/:id/mails',
  response: UserMails,
  summary: 'List the last 50 mails to a user for support, newest first',
});

const acts = {
  service: 'accounts',
  access: access.permission('createRenterPasswordResets'),
  response: Done,
  lane: 'write',
  errors: ['not-found', 'owner-required'],
} as const;
/** 403 `owner-required` for staff: only owners act on their accounts. */
export const endSessionOfUser = route({
  ...acts,
  method: 'DELETE',
  path: '/support/users/:id/sessions/:sessionId',
  params: UserSessionParams,
  summary: 'End a session of a user, for support',
});
export const endSessionsOfUser = route({
  ...acts,
  method: 'DELETE',
  path: '/support/users/:id/sessions',
  params: SupportUserParams,
  summary: 'Log a user out everywhere, for support',
});
/** Staff never see the link, which goes to the address of the user. 409 for an account that cannot log in. */
export const sendUserPasswordReset = route({
  ...acts,
  method: 'POST',
  path: '/support/users/:id/password-reset',
  params: SupportUserParams,
  errors: [...acts.errors, 'account-inactive'],
  summary: 'Mail a user the link to set a password, for support',
});
/** The mail that registration sends: a code to landlords, a link to others. 409 for an address that is verified. */
export const sendUserVerification = route({
  ...acts,
  method: 'POST',
  path: '/support/users/:id/verification-mail',
  params: SupportUserParams,
  errors: [...acts.errors, 'account-inactive', 'already-verified', 'too-many-tries'],
  summary: 'Mail a user the proof of the email address again, for support',
});
