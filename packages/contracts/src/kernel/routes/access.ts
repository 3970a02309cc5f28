import { keyScopes, sensitivePermissions, type PermissionName } from './permissions.ts';

export type RoleName = 'renter' | 'landlord' | 'support' | 'site-administrator' | 'site-owner';

/** Access rule of a route. Ownership is not part of it: the query of the handler enforces it. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in'; readonly isOpenToKeys?: true }
  | { readonly kind: 'role'; readonly role: RoleName; readonly permission?: PermissionName }
  | { readonly kind: 'permission'; readonly permission: PermissionName }
  | { readonly kind: 'any-permission'; readonly permissions: readonly PermissionName[] }
  | { readonly kind: 'service'; readonly callers: readonly string[] }
  | { readonly kind: 'provider-signature' };

export const access = {
  anyone: { kind: 'anyone' } as const,
  signedIn: { kind: 'signed-in' } as const,
  /** Users and their API keys; the handler returns what permissions that owners made open to the caller. */
  madePermissions: { kind: 'signed-in', isOpenToKeys: true } as const,
  role: (role: RoleName, permission?: PermissionName): Access => ({
    kind: 'role',
    role,
    ...(permission ? { permission } : {}),
  }),
  permission: (permission: PermissionName): Access => ({ kind: 'permission', permission }),
  /** One of several permissions; the handler restricts the response to what the caller's ones cover. */
  anyPermission: (permissions: readonly PermissionName[]): Access => ({ kind: 'any-permission', permissions }),
  service: (...callers: string[]): Access => ({ kind: 'service', callers }),
  providerSignature: { kind: 'provider-signature' } as const,
};

/** Caller of a request, from the signed identity. */
export interface Caller {
  /** User id; undefined for a guest or a service. */
  readonly userId?: string;
  /** Id of the session, or of the API key. */
  readonly sessionId?: string;
  /** True for a program that calls with an API key of the user. */
  readonly hasApiKey?: true;
  /** Member of staff who views the site as `userId`. */
  readonly impersonatorId?: string;
  /** Time of the login, or of the last confirmation of the password in the session: seconds since the Unix epoch. */
  readonly authenticatedAt?: number;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly string[];
  /** Name of the calling service (`commerce`), if a service calls. */
  readonly service?: string;
  /** Hash of the cookie `device`, which identifies a guest's favourites. */
  readonly device?: string;
  readonly requestId?: string;
}

/** Seconds after which the calls of `sensitivePermissions` need a confirmation of the password. */
const reauthenticationSeconds = 300;
/** `reauthentication-required`: the user may do this, once the password is confirmed. */
type AccessDenial = 'unauthenticated' | 'forbidden' | 'reauthentication-required';

/** Returns why a caller is denied, or undefined if the call is allowed. Every service applies this rule. */
export function accessDenial(required: Access, caller: Caller, now = Date.now()): AccessDenial | undefined {
  if (required.kind === 'anyone' || required.kind === 'provider-signature') return undefined;
  if (required.kind === 'service')
    return caller.service && required.callers.includes(caller.service) ? undefined : 'forbidden';
  return caller.userId ? denialOfUser(required, caller, now) : 'unauthenticated';
}
type UserAccess = Extract<Access, { kind: 'signed-in' | 'role' | 'permission' | 'any-permission' }>;
function denialOfUser(required: UserAccess, caller: Caller, now: number): AccessDenial | undefined {
  if (!isAuthorized(required, caller)) return 'forbidden';
  // @mutation key-scopes
  if (caller.hasApiKey && !isOpenToKeys(required)) return 'forbidden';
  return isSensitive(required) && !isRecent(caller, now) ? 'reauthentication-required' : undefined;
}
function isAuthorized(required: UserAccess, { roles, permissions }: Caller): boolean {
  if (required.kind === 'signed-in') return true;
  if (required.kind === 'any-permission') return required.permissions.some((name) => permissions.includes(name));
  return (
    (required.kind !== 'role' || roles.includes(required.role)) &&
    (required.permission === undefined || permissions.includes(required.permission))
  );
}
/** Returns whether API keys can make a call. Other calls without a permission belong to sessions of users. */
export function isOpenToKeys(required: Access): boolean {
  if (required.kind === 'any-permission') return required.permissions.some((name) => keyScopes.includes(name));
  if (required.kind === 'signed-in') return required.isOpenToKeys === true;
  return required.kind === 'permission' && keyScopes.includes(required.permission);
}
// @mutation reauthentication
const isSensitive = (required: UserAccess): boolean =>
  required.kind === 'permission' && sensitivePermissions.has(required.permission);
const isRecent = ({ authenticatedAt = 0 }: Caller, now: number): boolean =>
  now / 1000 - authenticatedAt < reauthenticationSeconds;
