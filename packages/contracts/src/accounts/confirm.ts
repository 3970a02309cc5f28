import { access } from '../kernel/routes/access.ts';
import { ConfirmState, LinkParams } from '../kernel/addresses/confirm-links.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';

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
 * Each purpose has two routes: GET returns the state of the link and changes nothing, because mail scanners open links
 * too; POST executes it.
 */
export const getMailVerification = linkStateRoute('verify-email', 'Get the state of a link to verify an email address');
export const verifyMail = linkActionRoute('verify-email', 'Verify an email address with the link sent by mail');
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
