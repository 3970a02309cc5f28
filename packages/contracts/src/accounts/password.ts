import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';
import { LinkParams } from '../kernel/addresses/confirm-links.ts';
import { IsMailAddress, IsNewPassword, IsSameAs } from '../kernel/input/person-fields.ts';
import { LoginResponse } from './session.ts';

export class PasswordResetRequest {
  @IsMailAddress() email!: string;
}
export class NewPassword {
  @IsNewPassword() password!: string;
  @IsSameAs('password') password_confirmation!: string;
}
export class PasswordReset extends NewPassword {
  /** TOTP or recovery code, if the account uses two-factor authentication. */
  @IsOptional() @IsString() @MaxLength(40) otp?: string;
}
export class PasswordChange extends NewPassword {
  @IsString() @Length(1, 128) current_password!: string;
}

export const requestPasswordReset = route({
  service: 'accounts',
  method: 'POST',
  path: '/password-reset',
  access: access.anyone,
  body: PasswordResetRequest,
  response: Done,
  lane: 'login',
  summary: 'Send a password reset link; always the same response',
});
/** Errors: 410 `link-dead`; 401 `otp_required` for staff with two-factor authentication. */
export const resetPassword = route({
  service: 'accounts',
  method: 'POST',
  path: '/password-reset/:token',
  access: access.anyone,
  params: LinkParams,
  body: PasswordReset,
  response: LoginResponse,
  lane: 'login',
  errors: ['link-dead', 'otp_required', 'otp-wrong'],
  summary: 'Set a new password with the link sent by mail: ends all sessions and starts a new one',
});
export const changePassword = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/change-password',
  access: access.signedIn,
  body: PasswordChange,
  response: Done,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Change the current user’s password and end all other sessions',
});
