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
import { access } from '../kernel/access.ts';
import { Done, IsCount } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { languages } from '../kernel/vocabularies.ts';

export class Login {
  @IsEmail() @MaxLength(254) email!: string;
  /** Verified exactly as received: no trim, no change of case. */
  @IsString() @Length(1, 128) password!: string;
  /** Staff's second step; 6 digits or a recovery code. */
  @IsOptional() @IsString() @MaxLength(40) otp?: string;
}
export class UserRole {
  /** Key of the role: `renter`, `landlord`, `support`, `site-administrator`, `site-owner`. */
  @IsString() key!: string;
  /** Name shown to people: 'Site Owner'. */
  @IsString() name!: string;
}
export class User {
  @IsUUID() id!: string;
  @IsEmail() email!: string;
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  @IsOptional() @IsString() phone?: string;
  /** Address of the photo, on our own site. */
  @IsOptional() @IsString() photo?: string;
  @IsOptional() @IsIn(languages) language?: (typeof languages)[number];
  /** Whether the address was proved by its mail; before that a person may do little. */
  @IsOptional() @IsBoolean() emailVerified?: boolean;
  /** The address that waits for a yes from the old and the new one. */
  @IsOptional() @IsEmail() pendingEmail?: string;
  /** The account may do nothing else before it has a second step: staff, where the site asks for it. */
  @IsOptional() @IsBoolean() needsSecondStep?: boolean;
  /** Absent until the first `acknowledge-user-logged-in`. */
  @IsOptional() @IsISO8601() lastSeenLoginAt?: string;
  @ListOf(() => UserRole) roles!: UserRole[];
}
export class TokenInfo {
  /** Opaque: `pl1_<session>_<secret>`; sent as `Authorization: Bearer`. */
  @IsString() access_token!: string;
}
export class LoginAnswer {
  @Nested(() => TokenInfo) tokenInfo!: TokenInfo;
  @Nested(() => User) user!: User;
}
export class MyUser {
  @Nested(() => User) user!: User;
}
export class UserPermissions {
  /** Permission → true; a missing one is not held. */
  @IsObject() permissions!: Record<string, true>;
  @IsCount() version!: number;
}

/** 401 `wrong-credentials` (the same for an unknown address), 429 `too-many-tries` with Retry-After, 401 `otp_required` (an app's code for staff; a code that a mail brings after thirty wrong passwords), 401 `otp-wrong`. */
export const login = route({
  service: 'accounts',
  method: 'POST',
  path: '/login',
  access: access.anyone,
  body: Login,
  answer: LoginAnswer,
  lane: 'login',
  errors: ['wrong-credentials', 'too-many-tries', 'otp_required', 'otp-wrong'],
  summary: 'Sign in',
});
export const logout = route({
  service: 'accounts',
  method: 'POST',
  path: '/logout',
  access: access.signedIn,
  answer: Done,
  lane: 'write',
  summary: 'Sign out: the session dies',
});
export const getMyUser = route({
  service: 'accounts',
  method: 'GET',
  path: '/my-user',
  access: access.signedIn,
  answer: MyUser,
  summary: 'Who is signed in',
});
export const getUserPermissions = route({
  service: 'accounts',
  method: 'GET',
  path: '/permissions/get-user-permissions',
  access: access.signedIn,
  answer: UserPermissions,
  summary: 'What the signed-in person may do',
});
