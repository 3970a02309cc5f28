import { IsArray, IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { languages, type Language } from '../../kernel/vocabularies.ts';
import { accountRestrictions, type AccountRestriction } from '../account-reviews/review-values.ts';
import { userStates } from '../users.resource.ts';
import { maxSamePhoneUsers } from './user-filters.ts';

/** `merged`: another login of the account that it was merged into. */
const supportUserStates = [...userStates, 'merged'] as const;

/** Id and name of a company. */
export class CompanyOfUser {
  @IsUUID() id!: string;
  @IsString() name!: string;
}
/** A user in the lists of support. What identifies the person is masked. */
export class SupportUserSummary {
  @IsUUID() id!: string;
  /** `Leila H.` */
  @IsString() name!: string;
  /** `l•••@example.com` */
  @IsString() email!: string;
  @IsIn(supportUserStates) userState!: (typeof supportUserStates)[number];
  /** Whether the email address is confirmed. */
  @IsBoolean() isVerified!: boolean;
  /** Names of the roles. */
  @IsArray() @IsString({ each: true }) roleNames!: string[];
  @IsOptional() @Nested(() => CompanyOfUser) company?: CompanyOfUser;
  @IsISO8601() createdAt!: string;
  /** Last use of a session that is still stored. */
  @IsOptional() @IsISO8601() lastSeenAt?: string;
}
/** A user as support sees it, without personal data. */
export class SupportUser extends SupportUserSummary {
  /** The last two digits: `•••77`. */
  @IsOptional() @IsString() phone?: string;
  @IsIn(languages) language!: Language;
  /** Whether a role besides renter and landlord is among the roles. */
  @IsBoolean() isStaff!: boolean;
  @IsOptional() @IsISO8601() lastLoginAt?: string;
  /** Time at which an account that is leaving is erased. */
  @IsOptional() @IsISO8601() deletesAt?: string;
  /** What support decided about the account. */
  @IsOptional() @IsIn(accountRestrictions) restriction?: AccountRestriction;
  /** Id of the review of the account that is open. */
  @IsOptional() @IsUUID() accountReviewId?: string;
}
export class SupportUserParams {
  @IsUUID() id!: string;
}
/** What identifies a user. */
export class UserPersonalData {
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  @IsString() email!: string;
  @IsOptional() @IsString() phone?: string;
}
/** Other accounts with the phone number of a user. */
export class SamePhoneUsers {
  @ListOf(() => SupportUserSummary, maxSamePhoneUsers) users!: SupportUserSummary[];
  /** Whether more accounts have the number than are returned. */
  @IsBoolean() isMore!: boolean;
}

export const getSupportUser = route({
  service: 'accounts',
  method: 'GET',
  path: '/support/users/:id',
  access: access.permission('showUser'),
  params: SupportUserParams,
  response: SupportUser,
  errors: ['not-found'],
  summary: 'Get a user without personal data, for support',
});
export const listSamePhoneUsers = route({
  service: 'accounts',
  method: 'GET',
  path: '/support/users/:id/same-phone',
  access: access.permission('showUser'),
  params: SupportUserParams,
  response: SamePhoneUsers,
  errors: ['not-found'],
  summary: 'List other accounts with the phone number of a user for support, newest first, at most 10',
});
/** Each response is in the audit log. */
export const showUserPersonalData = route({
  service: 'accounts',
  method: 'POST',
  path: '/support/users/:id/personal-data',
  access: access.permission('showUser'),
  params: SupportUserParams,
  response: UserPersonalData,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Show name, email and phone of a user to support',
});
