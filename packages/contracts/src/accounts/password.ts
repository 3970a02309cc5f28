import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';
import { LinkParams } from './confirm.ts';
import { IsMailAddress, IsNewPassword, IsSameAs } from './fields.ts';
import { LoginAnswer } from './session.ts';

export class PasswordResetRequest {
  @IsMailAddress() email!: string;
}
export class NewPassword {
  @IsNewPassword() password!: string;
  @IsSameAs('password') password_confirmation!: string;
}
export class PasswordReset extends NewPassword {
  /** The second step of whoever has one. */
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
  answer: Done,
  lane: 'login',
  summary: 'Send a link for a new password; the answer is always the same',
});
/** 410 `link-dead`; 401 `otp_required` for staff with a second step. */
export const resetPassword = route({
  service: 'accounts',
  method: 'POST',
  path: '/password-reset/:token',
  access: access.anyone,
  params: LinkParams,
  body: PasswordReset,
  answer: LoginAnswer,
  lane: 'login',
  errors: ['link-dead', 'otp_required', 'otp-wrong'],
  summary: 'Set a new password by the link that a mail brought: all sessions end, a new one begins',
});
export const changePassword = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/change-password',
  access: access.signedIn,
  body: PasswordChange,
  answer: Done,
  lane: 'login',
  errors: ['too-many-tries'],
  summary: 'Change the own password: all other sessions end',
});
