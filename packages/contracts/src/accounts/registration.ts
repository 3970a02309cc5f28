import { Equals, IsBoolean, IsIn, IsOptional, IsString, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsGclid, Utms } from '../kernel/input/attribution.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';
import {
  IsMailAddress,
  IsNewPassword,
  IsPersonName,
  IsPhone,
  IsSameAs,
  IsSixDigits,
} from '../kernel/input/person-fields.ts';
import { LoginResponse } from './session.ts';

/** Version of the terms that a new account accepts. */
export const termsVersion = '2026-11-25';

class NewAccount {
  @IsPersonName() firstName!: string;
  @IsPersonName() lastName!: string;
  @IsMailAddress() email!: string;
  @IsNewPassword() password!: string;
  @IsSameAs('password') password_confirmation!: string;
  @IsOptional() @Equals(true) termsAccepted?: boolean;
  /** Honeypot: hidden from people, so only bots fill it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
  @IsOptional() @IsGclid() gclid?: string;
  @IsOptional() @Nested(() => Utms) utms?: Utms;
}
/** Registration of a renter. The class is the schema of the form, in the browser and on the server. */
export class Registration extends NewAccount {
  @IsOptional() @IsPhone() phone?: string;
  /** `renter`; landlords register with a route of their own. */
  @IsOptional() @IsString() @MaxLength(40) type?: string;
}
/** Registration of a landlord. */
export class LandlordRegistration extends NewAccount {
  @IsPhone() phone!: string;
  @IsOptional() @IsString() @Length(2, 120) company?: string;
  @IsOptional() @IsIn(['owner', 'manager', 'agent']) companyType?: 'owner' | 'manager' | 'agent';
  @IsOptional() @IsString() @MaxLength(40) type?: string;
}
export class LandlordCode {
  @IsSixDigits() code!: string;
  /** Address of the account; not needed if the landlord is logged in. */
  @IsOptional() @IsMailAddress() email?: string;
  /** New password of the account; required unless the landlord is logged in. */
  @IsOptional() @IsNewPassword() password?: string;
  @ValidateIf(({ password }: LandlordCode) => password !== undefined)
  @IsSameAs('password')
  password_confirmation?: string;
}
export class LandlordAddress {
  @IsMailAddress() email!: string;
}

export class MailDomainQuery {
  /** Part of an email address after the `@`. */
  @IsString() @MaxLength(253) @Matches(/^[^\s@./]+(\.[^\s@./]+)+$/) domain!: string;
}
export class MailDomain {
  /** Whether a mail server is registered for the domain; missing when it could not be looked up. */
  @IsOptional() @IsBoolean() receivesMail?: boolean;
}

const registrationErrors = ['input-refused', 'landlord-elsewhere'];
/**
 * Logs the user in, with limited rights until the address is verified. An address that already has an account gets the
 * same response, and its owner is notified by mail.
 */
export const register = route({
  service: 'accounts',
  method: 'POST',
  path: '/register',
  access: access.anyone,
  body: Registration,
  response: LoginResponse,
  lane: 'login',
  errors: registrationErrors,
  summary: 'Register a renter',
});
export const registerLandlord = route({
  service: 'accounts',
  method: 'POST',
  path: '/elandlord/register',
  access: access.anyone,
  body: LandlordRegistration,
  response: LoginResponse,
  lane: 'login',
  errors: registrationErrors,
  summary: 'Register a landlord, who may only prepare drafts until the email address is verified',
});
/** For the hint below an address that was mistyped; registration itself does not depend on it. */
export const checkMailDomain = route({
  service: 'accounts',
  method: 'GET',
  path: '/mail-domains',
  access: access.anyone,
  query: MailDomainQuery,
  response: MailDomain,
  summary: 'Look up whether a domain receives mail',
});
export const verifyLandlord = route({
  service: 'accounts',
  method: 'POST',
  path: '/elandlord/verify',
  access: access.anyone,
  body: LandlordCode,
  response: Done,
  lane: 'login',
  errors: ['code-wrong', 'too-many-tries'],
  summary:
    'Verify a landlord’s email address with the six-digit code sent by mail; sets a new password unless logged in',
});
export const resendLandlordCode = route({
  service: 'accounts',
  method: 'POST',
  path: '/elandlord/resend-verify',
  access: access.anyone,
  body: LandlordAddress,
  response: Done,
  lane: 'login',
  summary: 'Resend the landlord’s code; always the same response',
});
export const resendConfirmation = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/resend-verify',
  access: access.signedIn,
  response: Done,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Resend the verification mail, unless the address is verified',
});
