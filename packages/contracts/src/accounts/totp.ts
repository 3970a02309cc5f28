import { IsBoolean, IsString, Length, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done, IsCount } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { IsSixDigits } from './fields.ts';

/** The second step of whoever is signed in: a code from an app. */
export class TotpState {
  @IsBoolean() isOn!: boolean;
  /** Whether this account may do little without it. */
  @IsBoolean() isRequired!: boolean;
  @IsCount() recoveryCodesLeft!: number;
}
export class CurrentPassword {
  @IsString() @Length(1, 128) current_password!: string;
}
export class TotpSecret {
  /** For typing into the app. */
  @IsString() secret!: string;
  /** For its camera. */
  @IsString() @MaxLength(500) otpauthUrl!: string;
}
export class TotpCode {
  @IsSixDigits() code!: string;
}
/** Shown once. */
export class RecoveryCodes {
  @IsString({ each: true }) recoveryCodes!: string[];
}

export const getTotp = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/totp',
  access: access.signedIn,
  answer: TotpState,
  summary: 'Whether the own second step is on',
});
export const startTotp = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/totp',
  access: access.signedIn,
  body: CurrentPassword,
  answer: TotpSecret,
  lane: 'login',
  errors: ['too-many-tries'],
  summary:
    'Begin a second step, or another app for the one that is on: a secret, which counts once a code of it came back',
});
export const confirmTotp = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/totp/confirm',
  access: access.signedIn,
  body: TotpCode,
  answer: RecoveryCodes,
  lane: 'login',
  errors: ['code-wrong', 'too-many-tries'],
  summary: 'Switch the second step on, or the other app, by its first code; gives new recovery codes',
});
export const renewRecoveryCodes = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/totp/recovery-codes',
  access: access.signedIn,
  body: CurrentPassword,
  answer: RecoveryCodes,
  lane: 'login',
  errors: ['totp-off', 'too-many-tries'],
  summary: 'New recovery codes in place of those before',
});
export const endTotp = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/totp',
  access: access.signedIn,
  body: CurrentPassword,
  answer: Done,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Switch the second step off',
});
