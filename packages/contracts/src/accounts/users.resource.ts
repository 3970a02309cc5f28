import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { Done } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { IsMailAddress, IsPersonName, IsPhone } from '../kernel/input/person-fields.ts';
import { ResourceParams, ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { access } from '../kernel/routes/access.ts';
import { IsPermissionKey, type AnyPermission } from '../kernel/routes/made-permissions.ts';
import { route } from '../kernel/routes/route.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';
import { maxRolesPerUser } from './people-limits.ts';
import { roleResource } from './roles.resource.ts';

/** `invited`: has no password yet. `leaving`: is deleted soon, unless the user takes it back. */
export const userStates = ['active', 'invited', 'disabled', 'leaving'] as const;
export type UserState = (typeof userStates)[number];

export class ManagedUserInput {
  @IsPersonName() firstName!: string;
  @IsPersonName() lastName!: string;
  /** Of a new user; later only the user changes it. */
  @IsMailAddress() email!: string;
  @IsNullable() @IsPhone() phone?: string | null;
  @IsIn(languages) language!: Language;
  /** Ids of roles; without one the user has no permissions. */
  @IsArray()
  @ArrayMaxSize(maxRolesPerUser)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  roles!: string[];
  /** A disabled user cannot log in, and is logged out. */
  @IsBoolean() isDisabled!: boolean;
}
export class ManagedUserRecord extends ResourceRecord {
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  @IsEmail() email!: string;
  @IsOptional() @IsString() phone?: string;
  @IsIn(languages) language!: Language;
  @IsArray() @IsString({ each: true }) roles!: string[];
  /** Names of the roles, in the order of `roles`. */
  @IsArray() @IsString({ each: true }) roleNames!: string[];
  @IsBoolean() isDisabled!: boolean;
  @IsIn(userStates) userState!: UserState;
  @IsISO8601() createdAt!: string;
  @IsOptional() @IsISO8601() lastSeenLoginAt?: string;
}
/**
 * Users, at `/admin/users`. A new one is invited by mail and sets the password. 403 `permission-not-held`,
 * `owner-required`; 409 `email-taken`, `last-owner`; 422 `email-fixed`, `unknown-role`, `landlord-registers`.
 * (docs/rules/access.md#access-18-a-user-gives-only-rights-that-they-have)
 */
export const userResource = defineResource({
  service: 'accounts',
  path: '/admin/users',
  label: 'users',
  permissions: { view: 'viewUsers', create: 'createUsers', modify: 'modifyUsers' },
  input: ManagedUserInput,
  record: ManagedUserRecord,
  list: {
    columns: ['email', 'firstName', 'lastName', 'roles', 'userState', 'lastSeenLoginAt', 'createdAt'],
    search: ['searchWords'],
    sort: ['email', 'createdAt'],
    filters: { roles: 'id', userState: userStates },
  },
  form: [
    { name: 'firstName', control: 'text' },
    { name: 'lastName', control: 'text' },
    { name: 'email', control: 'text' },
    { name: 'phone', control: 'text', optional: true },
    { name: 'language', control: 'select', values: languages },
    { name: 'roles', control: 'references', of: () => roleResource },
    { name: 'isDisabled', control: 'switch', initial: false },
  ],
});

/** A permission of a user, with the roles that give it. */
export class EffectivePermission {
  @IsPermissionKey() permission!: AnyPermission;
  /** Ids of roles. */
  @IsArray() @IsString({ each: true }) roles!: string[];
  /** False while the user does not have it, for one of `reasons`. */
  @IsBoolean() isEffective!: boolean;
}
/**
 * `inactive`: the user cannot log in. `unverified`: the address is not confirmed. `two-factor-missing`: staff need
 * two-factor authentication.
 */
export const rightsReasons = ['inactive', 'unverified', 'two-factor-missing'] as const;
export class EffectiveRights {
  @ListOf(() => EffectivePermission) permissions!: EffectivePermission[];
  /** Why permissions are not effective. */
  @IsArray() @IsIn(rightsReasons, { each: true }) reasons!: (typeof rightsReasons)[number][];
}
/** Effective rights of a user, and which role gives each. */
export const getEffectiveRights = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/users/:id/rights',
  access: access.permission('viewUsers'),
  params: ResourceParams,
  response: EffectiveRights,
  errors: ['not-found'],
  summary: 'List the permissions of a user with the roles that give them, for staff',
});

const act = {
  service: 'accounts',
  method: 'POST',
  access: access.permission('modifyUsers'),
  params: ResourceParams,
  response: Done,
  errors: ['not-found', 'permission-not-held', 'owner-required'],
} as const;
/** Mails the user a link to set the password: staff never set it. */
export const sendPasswordLink = route({
  ...act,
  path: '/admin/users/:id/password-link',
  errors: [...act.errors, 'account-inactive'],
  lane: 'write',
  summary: 'Mail a user a link to set the password; an invited user gets a new invitation',
});
export const endUserSessions = route({
  ...act,
  path: '/admin/users/:id/end-sessions',
  lane: 'write',
  summary: 'Log a user out everywhere',
});
