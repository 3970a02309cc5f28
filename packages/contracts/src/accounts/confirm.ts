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

const path = '/confirm/verify-email/:token';
/** Looks at the link of a mail and changes nothing: programs that read mail open it too. */
export const getMailVerification = route({ service: 'accounts', method: 'GET', path, access: access.anyone, params: LinkParams, answer: ConfirmState, summary: 'What became of a link to verify an address' });
export const verifyMail = route({ service: 'accounts', method: 'POST', path, access: access.anyone, params: LinkParams, answer: Done, lane: 'login', errors: ['link-dead'],
  summary: 'Verify an address by the link that its mail brought' });
