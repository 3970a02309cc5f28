import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length, ValidateIf } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, IsWebsite } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { route } from '../kernel/routes/route.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';
import { IsMailAddress, IsPersonName, IsPhone } from '../kernel/input/person-fields.ts';
import { MyUser } from './session.ts';

/** Makes a field optional, but not nullable. */
const IsOptionalNotNull = () => ValidateIf((_, value) => value !== undefined);

/** Partial update of the current user's account: omitted fields stay unchanged. */
export class UserChange {
  @IsOptionalNotNull() @IsPersonName() firstName?: string;
  @IsOptionalNotNull() @IsPersonName() lastName?: string;
  /** Null removes the number; landlords must have one. A change requires the password. */
  @IsNullable() @IsPhone() phone?: string | null;
  @IsOptionalNotNull() @IsIn(languages) language?: Language;
  /**
   * Starts a change of address, which requires the password and a confirmation from both addresses. The current address
   * cancels a pending change.
   */
  @IsOptionalNotNull() @IsMailAddress() email?: string;
  @IsOptionalNotNull() @IsString() @Length(1, 128) current_password?: string;
}
export const companyKinds = ['owner', 'manager', 'agent'] as const;
/** A landlord's company, as shown to its own users. */
export class Company {
  @IsString() name!: string;
  @IsIn(companyKinds) kind!: (typeof companyKinds)[number];
  /**
   * Verification level: 0 email, 1 phone, 2 address or ownership, 3 known company. From 2 on, name, legal name, kind
   * and licence are read-only (docs/rules/accounts.md#account-4-companies-have-a-verification-level-from-0-to-3).
   */
  @IsIn([0, 1, 2, 3]) verifiedLevel!: number;
  @IsOptional() @IsString() legalName?: string | null;
  @IsOptional() @IsString() phone?: string | null;
  @IsOptional() @IsString() email?: string | null;
  @IsOptional() @IsString() website?: string | null;
  @IsOptional() @IsString() licenceNumber?: string | null;
  @IsOptional() @IsString() city?: string | null;
  /** Address of the logo. */
  @IsOptional() @IsString() logo?: string;
}
/** Partial update of the current user's company: omitted fields stay unchanged, null clears a field. */
export class CompanyChange {
  @IsOptionalNotNull() @IsString() @Length(2, 120) name?: string;
  @IsOptionalNotNull() @IsIn(companyKinds) kind?: (typeof companyKinds)[number];
  @IsNullable() @IsString() @Length(2, 120) legalName?: string | null;
  @IsNullable() @IsPhone() phone?: string | null;
  @IsNullable() @IsMailAddress() email?: string | null;
  @IsNullable() @IsWebsite() website?: string | null;
  @IsNullable() @IsString() @Length(2, 60) licenceNumber?: string | null;
  @IsNullable() @IsString() @Length(1, 120) city?: string | null;
}
export class CompanyResponse {
  @Nested(() => Company) company!: Company;
}

/** `/user/` is the same route, because services ignore a trailing slash. */
export const changeUser = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/user',
  access: access.signedIn,
  body: UserChange,
  response: MyUser,
  lane: 'write',
  errors: ['too-many-tries'],
  summary:
    'Update the given fields of the current user’s account; a new email address must be confirmed from both addresses',
});
export const getMyCompany = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/company',
  access: access.role('landlord'),
  response: CompanyResponse,
  summary: 'Get the current user’s company',
});
export const changeMyCompany = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/user/company',
  access: access.role('landlord'),
  body: CompanyChange,
  response: CompanyResponse,
  lane: 'write',
  summary: 'Update the given fields of the current user’s company; verified fields are read-only',
});

export class MySession {
  @IsUUID() id!: string;
  /** Whether this is the session of the request. */
  @IsBoolean() current!: boolean;
  /** `User-Agent` of the browser. */
  @IsString() userAgent!: string;
  @IsISO8601() createdAt!: string;
  @IsISO8601() seenAt!: string;
}
export class MySessions {
  @ListOf(() => MySession, 100) sessions!: MySession[];
}
export class SessionParams {
  @IsUUID() id!: string;
}

export const listSessions = route({
  service: 'accounts',
  method: 'GET',
  path: '/user/sessions',
  access: access.signedIn,
  response: MySessions,
  viewAs: 'refused',
  summary: 'List the current user’s sessions',
});
export const endSession = route({
  service: 'accounts',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: access.signedIn,
  params: SessionParams,
  response: Done,
  lane: 'write',
  summary: 'End one of the current user’s sessions',
});
export const signOutEverywhere = route({
  service: 'accounts',
  method: 'POST',
  path: '/user/sign-out-everywhere',
  access: access.signedIn,
  response: Done,
  lane: 'write',
  summary: 'End all sessions of the current user, including this one',
});
