import { IsIn, IsOptional, IsString } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { IsLinkText } from './fields.ts';

/** What a link still is. `used` is also one that a newer mail has replaced. */
export const linkStates = ['valid', 'expired', 'used', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

export class LinkParams { @IsLinkText() token!: string }
export class ConfirmState {
  @IsIn(linkStates) state!: LinkState;
  @IsString() purpose!: string;
  /** Whom it is about, such as `a•••@example.com`; told of living links alone. */
  @IsOptional() @IsString() maskedEmail?: string;
  @IsOptional() @IsString() title?: string;
}

const look = (purpose: string, summary: string) =>
  route({ service: 'accounts', method: 'GET', path: `/confirm/${purpose}/:token`, access: access.anyone, params: LinkParams, answer: ConfirmState, summary });
const act = (purpose: string, summary: string) =>
  route({ service: 'accounts', method: 'POST', path: `/confirm/${purpose}/:token`, access: access.anyone, params: LinkParams, answer: Done, lane: 'login', errors: ['link-dead'], summary });

/** A purpose is a pair: GET looks at the link of a mail and changes nothing (programs that read mail open it too), POST acts. */
export const getMailVerification = look('verify-email', 'What became of a link to verify an address');
export const verifyMail = act('verify-email', 'Verify an address by the link that its mail brought');
/** A change of address needs a yes from the old and from the new one, in whatever order. */
export const getMailChange = look('mail-change', 'What became of a link to change an address');
export const confirmMailChange = act('mail-change', 'Say yes to a change of address, by the link that a mail to the old or the new one brought');
/** For fourteen days an account that is to be erased can be kept. */
export const getDeletionUndo = look('undo-deletion', 'What became of a link to keep an account');
export const undoDeletion = act('undo-deletion', 'Keep the account that was to be erased, by the link that its mail brought');
