import { access } from '../kernel/access.ts';
import { ConfirmState, LinkParams } from '../kernel/confirm-links.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';

/** Catalog has links of its own: what one is stands in the kernel. */
export * from '../kernel/confirm-links.ts';

const look = (purpose: string, summary: string) =>
  route({
    service: 'accounts',
    method: 'GET',
    path: `/confirm/${purpose}/:token`,
    access: access.anyone,
    params: LinkParams,
    answer: ConfirmState,
    summary,
  });
const act = (purpose: string, summary: string) =>
  route({
    service: 'accounts',
    method: 'POST',
    path: `/confirm/${purpose}/:token`,
    access: access.anyone,
    params: LinkParams,
    answer: Done,
    lane: 'login',
    errors: ['link-dead'],
    summary,
  });

/** A purpose is a pair: GET looks at the link of a mail and changes nothing (programs that read mail open it too), POST acts. */
export const getMailVerification = look('verify-email', 'What became of a link to verify an address');
export const verifyMail = act('verify-email', 'Verify an address by the link that its mail brought');
/** A change of address needs a yes from the old and from the new one, in whatever order. */
export const getMailChange = look('mail-change', 'What became of a link to change an address');
export const confirmMailChange = act(
  'mail-change',
  'Say yes to a change of address, by the link that a mail to the old or the new one brought',
);
/** For fourteen days an account that is to be erased can be kept. */
export const getDeletionUndo = look('undo-deletion', 'What became of a link to keep an account');
export const undoDeletion = act(
  'undo-deletion',
  'Keep the account that was to be erased, by the link that its mail brought',
);
