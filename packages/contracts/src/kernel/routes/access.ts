import type { PermissionName } from './permissions.ts';

export type RoleName = 'renter' | 'landlord' | 'support' | 'site-administrator' | 'site-owner';

/** Access rule of a route. Ownership is not part of it: the query of the handler enforces it. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'role'; readonly role: RoleName; readonly permission?: PermissionName }
  | { readonly kind: 'permission'; readonly permission: PermissionName }
  | { readonly kind: 'any-permission'; readonly permissions: readonly PermissionName[] }
  | { readonly kind: 'service'; readonly callers: readonly string[] }
  | { readonly kind: 'provider-signature' };

export const access = {
  anyone: { kind: 'anyone' } as const,
  signedIn: { kind: 'signed-in' } as const,
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
  readonly sessionId?: string;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly string[];
  /** Name of the calling service (`commerce`), if a service calls. */
  readonly service?: string;
  /** Hash of the cookie `device`, which identifies a guest's favourites. */
  readonly device?: string;
  readonly requestId?: string;
}

/** Returns why a caller is denied, or undefined if the call is allowed. Every service applies this rule. */
export function accessDenial(required: Access, caller: Caller): 'unauthenticated' | 'forbidden' | undefined {
  if (required.kind === 'anyone' || required.kind === 'provider-signature') return undefined;
  if (required.kind === 'service')
    return caller.service && required.callers.includes(caller.service) ? undefined : 'forbidden';
  if (!caller.userId) return 'unauthenticated';
  return isAuthorized(required, caller) ? undefined : 'forbidden';
}
type UserAccess = Extract<Access, { kind: 'signed-in' | 'role' | 'permission' | 'any-permission' }>;
function isAuthorized(required: UserAccess, { roles, permissions }: Caller): boolean {
  if (required.kind === 'signed-in') return true;
  if (required.kind === 'any-permission') return required.permissions.some((name) => permissions.includes(name));
  return (
    (required.kind !== 'role' || roles.includes(required.role)) &&
    (required.permission === undefined || permissions.includes(required.permission))
  );
}
