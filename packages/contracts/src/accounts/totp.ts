import { IsBoolean, IsString, Length, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, IsCount } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';
import { IsSixDigits } from '../kernel/input/person-fields.ts';

/** State of the current user's two-factor authentication (TOTP). */
export class TotpState {
  @IsBoolean() isOn!: boolean;
  /** Whether the account has limited rights until two-factor authentication is on. */
  @IsBoolean() isRequired!: boolean;
  @IsCount() recoveryCodesLeft!: number;
}
export class CurrentPassword {
  @IsString() @Length(1, 128) current_password!: string;
}
export class TotpSecret {
  /** For manual entry in the authenticator app. */
  @IsString() secret!: string;
  /** For the QR code that the authenticator app scans. */
  @IsString() @MaxLength(500) otpauthUrl!: string;
}
export class TotpCode {
  @IsSixDigits() code!: string;
}
/** Returned only once. */
export class RecoveryCodes {
  @IsString({ each: true }) recoveryCodes!: string[];
}

export const getTotp = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/totp',
  access: access.signedIn,
  response: TotpState,
  viewAs: 'refused',
  summary: 'Get the state of two-factor authentication',
});
export const startTotp = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/totp',
  access: access.signedIn,
  body: CurrentPassword,
  response: TotpSecret,
  lane: 'login',
  errors: ['too-many-tries'],
  summary:
    'Start two-factor authentication, or a change of app: returns a secret that takes effect when a code confirms it',
});
export const confirmTotp = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/totp/confirm',
  access: access.signedIn,
  body: TotpCode,
  response: RecoveryCodes,
  lane: 'login',
  errors: ['code-wrong', 'too-many-tries'],
  summary: 'Turn on two-factor authentication, or the new app, with a first code; returns new recovery codes',
});
export const renewRecoveryCodes = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/totp/recovery-codes',
  access: access.signedIn,
  body: CurrentPassword,
  response: RecoveryCodes,
  lane: 'login',
  errors: ['totp-off', 'too-many-tries'],
  summary: 'Replace the recovery codes',
});
export const endTotp = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/totp',
  access: access.signedIn,
  body: CurrentPassword,
  response: Done,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Turn off two-factor authentication',
});
