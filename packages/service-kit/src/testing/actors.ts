import { randomUUID } from 'node:crypto';
import type { PermissionName, RoleName, ServiceName } from '@porchlight/contracts';
import type { Subject } from '../identity/identity-signer.ts';

/** Who makes a call in a test. */
export interface Actor {
  readonly issuer: ServiceName;
  readonly subject: Omit<Subject, 'aud'>;
}

const person = (roles: readonly RoleName[], perms: readonly string[], userId: string = randomUUID()): Actor => ({
  issuer: 'gateway',
  subject: { sub: userId, sid: randomUUID(), roles, perms },
});

const renterPermissions: readonly PermissionName[] = [
  'viewMyInquiries',
  'viewFavouriteListings',
  'viewRecommendedListings',
  'viewViewedListings',
  'viewEmailAlerts',
  'modifyEmailAlerts',
  'modifyPointsOfInterest',
  'modifyRenterProfile',
];
const landlordPermissions: readonly PermissionName[] = [
  'viewPortal',
  'viewPortalListings',
  'createPortalListings',
  'modifyPortalListings',
  'viewLeads',
  'modifyLeads',
  'viewBilling',
  'createCheckout',
  'viewTaxReceipts',
  'viewWallet',
];

/** Somebody without a session. */
export const guest: Actor = { issuer: 'gateway', subject: { sub: 'guest' } };
/** A guest whose browser carries the cookie `device` (its hash). */
export const aGuestOn = (device: string): Actor => ({ issuer: 'gateway', subject: { sub: 'guest', dev: device } });
/** A signed-in renter, a new one unless an id is given. */
export const asRenter = (userId?: string): Actor => person(['renter'], renterPermissions, userId);
/** A signed-in landlord. */
export const asLandlord = (userId?: string): Actor => person(['landlord'], landlordPermissions, userId);
/** A signed-in member of staff with just these permissions. */
export const asStaff = (permissions: readonly PermissionName[], role: RoleName = 'site-administrator'): Actor =>
  person([role], permissions);
/** A person with a session that exists (accounts' own tests). */
export const asPerson = (userId: string, sessionId: string, roles: readonly RoleName[] = []): Actor => ({
  issuer: 'gateway',
  subject: { sub: userId, sid: sessionId, roles, perms: [] },
});
/** Another service. */
export const asService = (name: ServiceName): Actor => ({ issuer: name, subject: { sub: `svc:${name}` } });
