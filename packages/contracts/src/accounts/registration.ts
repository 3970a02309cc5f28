import { Equals, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { IsMailAddress, IsNewPassword, IsPersonName, IsPhone, IsSameAs, IsSixDigits } from './fields.ts';
import { LoginAnswer } from './session.ts';

/** The version of the terms that whoever registers agrees to. */
export const termsVersion = '2026-11-01';

class NewAccount {
  @IsPersonName() firstName!: string;
  @IsPersonName() lastName!: string;
  @IsMailAddress() email!: string;
  @IsNewPassword() password!: string;
  @IsSameAs('password') password_confirmation!: string;
  @IsOptional() @Equals(true) termsAccepted?: boolean;
  /** Not shown to people: only a program fills it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
}
/** A renter's new account. Its fields are the schema of the form, in the browser and on the server. */
export class Registration extends NewAccount {
  @IsOptional() @IsPhone() phone?: string;
  /** `renter`; for a landlord there is a call of its own. */
  @IsOptional() @IsString() @MaxLength(40) type?: string;
}
/** A landlord's new account. */
export class LandlordRegistration extends NewAccount {
  @IsPhone() phone!: string;
  @IsOptional() @IsString() @Length(2, 120) company?: string;
  @IsOptional() @IsIn(['owner', 'manager', 'agent']) companyType?: 'owner' | 'manager' | 'agent';
  @IsOptional() @IsString() @MaxLength(40) type?: string;
}
export class LandlordCode {
  @IsSixDigits() code!: string;
  /** Of whom; whoever is signed in need not say. */
  @IsOptional() @IsMailAddress() email?: string;
}
export class LandlordAddress {
  @IsMailAddress() email!: string;
}

const refusals = ['input-refused', 'landlord-elsewhere'];
/** Signs in at once, with limited rights until the mail is verified. An address that has an account is answered alike: its owner learns of it by mail. */
export const register = route({
  service: 'accounts',
  method: 'POST',
  path: '/register',
  access: access.anyone,
  body: Registration,
  answer: LoginAnswer,
  lane: 'login',
  errors: refusals,
  summary: 'Make a renter’s account',
});
export const registerLandlord = route({
  service: 'accounts',
  method: 'POST',
  path: '/elandlord/register',
  access: access.anyone,
  body: LandlordRegistration,
  answer: LoginAnswer,
  lane: 'login',
  errors: refusals,
  summary: 'Make a landlord’s account, which may prepare drafts until its mail is verified',
});
export const verifyLandlord = route({
  service: 'accounts',
  method: 'POST',
  path: '/elandlord/verify',
  access: access.anyone,
  body: LandlordCode,
  answer: Done,
  lane: 'login',
  errors: ['code-wrong', 'too-many-tries'],
  summary: 'Verify a landlord’s mail by the six digits that it brought',
});
export const resendLandlordCode = route({
  service: 'accounts',
  method: 'POST',
  path: '/elandlord/resend-verify',
  access: access.anyone,
  body: LandlordAddress,
  answer: Done,
  lane: 'login',
  summary: 'Send the landlord’s code again; the answer is always the same',
});
export const resendConfirmation = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/resend-verify',
  access: access.signedIn,
  answer: Done,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Send again the mail that proves the own address; nothing is sent when it is proved',
});
