import type { PermissionName } from './permissions.ts';

export type RoleName = 'renter' | 'landlord' | 'support' | 'site-administrator' | 'site-owner';

/** Who may make a call. Ownership is not here: it is part of the query of the slice. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'role'; readonly role: RoleName; readonly permission?: PermissionName }
  | { readonly kind: 'permission'; readonly permission: PermissionName }
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
  service: (...callers: string[]): Access => ({ kind: 'service', callers }),
  providerSignature: { kind: 'provider-signature' } as const,
};

/** Whoever stands behind a call, as the signed identity tells it. */
export interface Caller {
  /** The person's id, undefined for a guest or a service. */
  readonly userId?: string;
  readonly sessionId?: string;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly string[];
  /** The calling service (`commerce`), when it is one. */
  readonly service?: string;
  /** Hash of the cookie `device`; the key of a guest's favourites. */
  readonly device?: string;
  readonly requestId?: string;
}

/** Why a caller may not make a call, or undefined when it may: the one rule that every service applies. */
export function refusalOf(asked: Access, caller: Caller): 'unauthenticated' | 'forbidden' | undefined {
  if (asked.kind === 'anyone' || asked.kind === 'provider-signature') return undefined;
  if (asked.kind === 'service')
    return caller.service && asked.callers.includes(caller.service) ? undefined : 'forbidden';
  if (!caller.userId) return 'unauthenticated';
  return mayPersonally(asked, caller) ? undefined : 'forbidden';
}
type PersonalAccess = Extract<Access, { kind: 'signed-in' | 'role' | 'permission' }>;
const mayPersonally = (asked: PersonalAccess, { roles, permissions }: Caller): boolean =>
  asked.kind === 'signed-in' ||
  ((asked.kind !== 'role' || roles.includes(asked.role)) &&
    (asked.permission === undefined || permissions.includes(asked.permission)));
