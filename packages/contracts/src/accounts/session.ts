import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
} from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';
import { languages } from '../kernel/vocabularies.ts';

export class Login {
  @IsEmail() @MaxLength(254) email!: string;
  /** Verified exactly as received: not trimmed, no change of case. */
  @IsString() @Length(1, 128) password!: string;
  /** Second factor of staff: six digits or a recovery code. */
  @IsOptional() @IsString() @MaxLength(40) otp?: string;
}
export class UserRole {
  /** Key of the role: `renter`, `landlord`, `support`, `site-administrator`, `site-owner`. */
  @IsString() key!: string;
  /** Display name: 'Site Owner'. */
  @IsString() name!: string;
}
export class User {
  @IsUUID() id!: string;
  @IsEmail() email!: string;
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  @IsOptional() @IsString() phone?: string;
  /** URL of the photo on this site. */
  @IsOptional() @IsString() photo?: string;
  @IsOptional() @IsIn(languages) language?: (typeof languages)[number];
  /** Whether the email address is verified. Until then the account has limited rights. */
  @IsOptional() @IsBoolean() emailVerified?: boolean;
  /** New email address that awaits confirmation from both addresses. */
  @IsOptional() @IsEmail() pendingEmail?: string;
  /**
   * The account must set up two-factor authentication before it can do anything else: staff, if the site requires it.
   */
  @IsOptional() @IsBoolean() needsSecondStep?: boolean;
  /** Absent until the first `acknowledge-user-logged-in`. */
  @IsOptional() @IsISO8601() lastSeenLoginAt?: string;
  @ListOf(() => UserRole) roles!: UserRole[];
}
export class TokenInfo {
  /** Opaque: `pl1_<session>_<secret>`; sent as `Authorization: Bearer`. */
  @IsString() access_token!: string;
}
export class LoginResponse {
  @Nested(() => TokenInfo) tokenInfo!: TokenInfo;
  @Nested(() => User) user!: User;
}
export class MyUser {
  @Nested(() => User) user!: User;
}
export class UserPermissions {
  /** Permissions that the user has: name → true. */
  @IsObject() permissions!: Record<string, true>;
  @IsCount() version!: number;
}

/**
 * Errors: 401 `wrong-credentials` (also for an unknown address); 429 `too-many-tries` with Retry-After; 401
 * `otp_required` (TOTP of staff, or a code sent by mail after thirty wrong passwords); 401 `otp-wrong`.
 */
export const login = route({
  service: 'accounts',
  method: 'POST',
  path: '/login',
  access: access.anyone,
  body: Login,
  response: LoginResponse,
  lane: 'login',
  errors: ['wrong-credentials', 'too-many-tries', 'otp_required', 'otp-wrong', 'account-banned'],
  summary: 'Log in',
});
export const logout = route({
  service: 'accounts',
  method: 'POST',
  path: '/logout',
  access: access.signedIn,
  response: Done,
  lane: 'write',
  summary: 'Log out and end the session',
});
export const getMyUser = route({
  service: 'accounts',
  method: 'GET',
  path: '/my-user',
  access: access.signedIn,
  response: MyUser,
  summary: 'Get the current user',
});
export const getUserPermissions = route({
  service: 'accounts',
  method: 'GET',
  path: '/permissions/get-user-permissions',
  access: access.signedIn,
  response: UserPermissions,
  summary: 'Get the current user’s permissions',
});
