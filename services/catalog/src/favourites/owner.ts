import type { Caller } from '@porchlight/contracts';

/** Whose list it is: a renter's own, or the copy of a guest's under the hash of the device cookie. */
export type Owner = { readonly kind: 'member'; readonly id: string } | { readonly kind: 'guest'; readonly id: string };

/** decisions 5.12: somebody signed in who is no renter is a guest; whoever carries no device has no list. */
export function ownerOf({ userId, roles, device }: Caller): Owner | undefined {
  if (userId !== undefined && roles.includes('renter')) return { kind: 'member', id: userId };
  return device === undefined ? undefined : { kind: 'guest', id: device };
}
