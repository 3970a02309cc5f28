import { Equals, IsIn, IsOptional, IsString } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { linkStates, type LinkState } from './confirm.ts';
import { IsLinkText } from './fields.ts';
import { NewPassword } from './password.ts';
import { LoginAnswer } from './session.ts';

export class ClaimParams {
  /** The text of a signed link, not a hash of anybody. */
  @IsLinkText() userHash!: string;
}
/** All that a link tells. Of one that is used or none of ours it tells nothing, and both look alike. */
export class ClaimState {
  @IsIn(linkStates) state!: LinkState;
  @IsOptional() @IsString() maskedEmail?: string;
  @IsOptional() @IsString() firstName?: string;
  @IsOptional() @IsIn(['renter', 'landlord']) kind?: 'renter' | 'landlord';
}
export class Claim extends NewPassword {
  @Equals(true) termsAccepted!: boolean;
}

const path = '/claim-account/:userHash';
/** An account that was made for somebody: from an inquiry, or by an import. */
export const getClaim = route({
  service: 'accounts',
  method: 'GET',
  path,
  access: access.anyone,
  params: ClaimParams,
  answer: ClaimState,
  summary: 'What became of a link to claim an account',
});
export const claimAccount = route({
  service: 'accounts',
  method: 'POST',
  path,
  access: access.anyone,
  params: ClaimParams,
  body: Claim,
  answer: LoginAnswer,
  lane: 'login',
  errors: ['link-dead'],
  summary: 'Claim an account by the link that its mail brought: proves the address, sets the password, signs in',
});
export const renewClaim = route({
  service: 'accounts',
  method: 'POST',
  path: `${path}/new-link`,
  access: access.anyone,
  params: ClaimParams,
  answer: Done,
  lane: 'login',
  summary: 'Send a new link to the address on file in place of an expired one; the answer is always the same',
});
