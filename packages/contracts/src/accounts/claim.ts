import { Equals, IsIn, IsOptional, IsString } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';
import { linkStates, type LinkState } from '../kernel/addresses/confirm-links.ts';
import { IsLinkText } from '../kernel/input/person-fields.ts';
import { NewPassword } from './password.ts';
import { LoginResponse } from './session.ts';

export class ClaimParams {
  /** Text of a signed link, not a hash. */
  @IsLinkText() userHash!: string;
}
/** State of a claim link. A used or invalid link returns no other field, and the two look alike. */
export class ClaimState {
  @IsIn(linkStates) state!: LinkState;
  @IsOptional() @IsString() maskedEmail?: string;
  @IsOptional() @IsString() firstName?: string;
  @IsOptional() @IsIn(['renter', 'landlord', 'staff']) kind?: 'renter' | 'landlord' | 'staff';
}
export class Claim extends NewPassword {
  @Equals(true) termsAccepted!: boolean;
}

const path = '/claim-account/:userHash';
/** Link to claim an account that was created from an inquiry or by an import. */
export const getClaim = route({
  service: 'accounts',
  method: 'GET',
  path,
  access: access.anyone,
  params: ClaimParams,
  response: ClaimState,
  summary: 'Get the state of a link to claim an account',
});
export const claimAccount = route({
  service: 'accounts',
  method: 'POST',
  path,
  access: access.anyone,
  params: ClaimParams,
  body: Claim,
  response: LoginResponse,
  lane: 'login',
  errors: ['link-dead'],
  summary: 'Claim an account with the link sent by mail: verifies the address, sets the password and logs in',
});
export const renewClaim = route({
  service: 'accounts',
  method: 'POST',
  path: `${path}/new-link`,
  access: access.anyone,
  params: ClaimParams,
  response: Done,
  lane: 'login',
  summary: 'Send a new link to the address on file to replace an expired one; always the same response',
});
export const rejectClaim = route({
  service: 'accounts',
  method: 'POST',
  path: `${path}/reject`,
  access: access.anyone,
  params: ClaimParams,
  response: Done,
  lane: 'login',
  errors: ['link-dead'],
  summary: 'Report that an account was created for another person: ends the link and notifies support',
});
