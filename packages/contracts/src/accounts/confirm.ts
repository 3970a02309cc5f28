import { IsBoolean, IsOptional } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { ConfirmState, LinkParams } from '../kernel/addresses/confirm-links.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';
import { NewPassword } from './password.ts';
import { LoginResponse } from './session.ts';

/** State of a link that verifies an email address. */
export class MailVerificationState extends ConfirmState {
  /**
   * Whether the caller is logged in to the account of the link. For valid links; for others only when it is true and
   * the address is verified.
   */
  @IsOptional() @IsBoolean() isOwn?: boolean;
}

const linkStateRoute = (purpose: string, summary: string) =>
  route({
    service: 'accounts',
    method: 'GET',
    path: `/confirm/${purpose}/:token`,
    access: access.anyone,
    params: LinkParams,
    response: ConfirmState,
    summary,
  });
const linkActionRoute = (purpose: string, summary: string) =>
  route({
    service: 'accounts',
    method: 'POST',
    path: `/confirm/${purpose}/:token`,
    access: access.anyone,
    params: LinkParams,
    response: Done,
    lane: 'login',
    errors: ['link-dead'],
    summary,
  });

/**
 * Each purpose has two routes or more: GET returns the state of the link and changes nothing, because mail scanners
 * open links too; POST executes it.
 */
export const getMailVerification = route({
  service: 'accounts',
  method: 'GET',
  path: '/confirm/verify-email/:token',
  access: access.anyone,
  params: LinkParams,
  response: MailVerificationState,
  summary: 'Get the state of a link to verify an email address',
});
/** Errors: 403 `new-password-needed` without a session of the account, which a stranger may have registered. */
export const verifyMail = route({
  service: 'accounts',
  method: 'POST',
  path: '/confirm/verify-email/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'login',
  errors: ['link-dead', 'new-password-needed'],
  summary: 'Verify the email address of the current user with the link sent by mail',
});
export const verifyMailWithPassword = route({
  service: 'accounts',
  method: 'POST',
  path: '/confirm/verify-email/:token/password',
  access: access.anyone,
  params: LinkParams,
  body: NewPassword,
  response: LoginResponse,
  lane: 'login',
  errors: ['link-dead'],
  summary:
    'Verify an email address with the link sent by mail and set a new password: ends all sessions and starts one',
});
export const rejectMailVerification = route({
  service: 'accounts',
  method: 'POST',
  path: '/confirm/verify-email/:token/reject',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'login',
  errors: ['link-dead'],
  summary: 'Report that another person registered this email address: ends the account and frees the address',
});
/** A change of address must be confirmed from both the old and the new address, in any order. */
export const getMailChange = linkStateRoute('mail-change', 'Get the state of a link to change an email address');
export const confirmMailChange = linkActionRoute(
  'mail-change',
  'Confirm a change of email address with the link sent to the old or the new address',
);
/** An account that is scheduled for deletion can be restored for 14 days. */
export const getDeletionUndo = linkStateRoute('undo-deletion', 'Get the state of a link to restore an account');
export const undoDeletion = linkActionRoute(
  'undo-deletion',
  'Restore an account that is scheduled for deletion, with the link sent by mail',
);
/** A merged account is another login of the account that stays, once its mailbox confirms that. */
export const getMergedLogin = linkStateRoute(
  'merged-login',
  'Get the state of a link to log in with the address of a merged account',
);
export const confirmMergedLogin = linkActionRoute(
  'merged-login',
  'Log in with the address of a merged account from now on, with the link sent to it',
);
