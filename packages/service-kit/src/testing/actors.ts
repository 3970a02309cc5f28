import { randomUUID } from 'node:crypto';
import {
  landlordPermissions,
  renterPermissions,
  type PermissionName,
  type RoleName,
  type ServiceName,
} from '@porchlight/contracts';
import type { Subject } from '../identity/identity-signer.ts';

/** Identity under which a test makes a call. */
export interface Actor {
  readonly issuer: ServiceName;
  readonly subject: Omit<Subject, 'aud'>;
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);
const userActor = (roles: readonly RoleName[], perms: readonly string[], userId: string = randomUUID()): Actor => ({
  issuer: 'gateway',
  subject: { sub: userId, sid: randomUUID(), auth_time: nowInSeconds(), roles, perms },
});

/** Guest without a session. */
export const guest: Actor = { issuer: 'gateway', subject: { sub: 'guest' } };
/** Returns a guest whose browser has a `device` cookie with this hash. */
export const guestWithDevice = (device: string): Actor => ({
  issuer: 'gateway',
  subject: { sub: 'guest', dev: device },
});
/** Returns a logged-in renter; a new user id by default. */
export const asRenter = (userId?: string): Actor => userActor(['renter'], renterPermissions, userId);
/** Returns a logged-in landlord. */
export const asLandlord = (userId?: string): Actor => userActor(['landlord'], landlordPermissions, userId);
/** Returns a logged-in staff member with exactly these permissions. */
export const asStaff = (permissions: readonly PermissionName[], role: RoleName = 'site-administrator'): Actor =>
  userActor([role], permissions);
/** Returns a user with an existing session, for the tests of accounts. */
export const asUser = (userId: string, sessionId: string, roles: readonly RoleName[] = []): Actor => ({
  issuer: 'gateway',
  subject: { sub: userId, sid: sessionId, roles, perms: [] },
});
/** Returns another service as the caller. */
export const asService = (name: ServiceName): Actor => ({ issuer: name, subject: { sub: `svc:${name}` } });
