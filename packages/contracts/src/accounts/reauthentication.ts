import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Done } from '../kernel/input/fields.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { CurrentPassword } from './totp.ts';

export class Reauthentication extends CurrentPassword {
  /** TOTP or recovery code, if the account uses two-factor authentication. */
  @IsOptional() @IsString() @MaxLength(40) otp?: string;
}
/** Allows the calls of `sensitivePermissions` in this session for five minutes. Errors as of a login. */
export const reauthenticate = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/reauthenticate',
  access: access.signedIn,
  body: Reauthentication,
  response: Done,
  lane: 'login',
  errors: ['otp_required', 'otp-wrong', 'too-many-tries'],
  summary: 'Confirm the password before a sensitive change',
});
