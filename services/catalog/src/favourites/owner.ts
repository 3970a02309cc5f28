import type { Caller } from '@porchlight/contracts';

/** Owner of a list of favourites: a renter, or a guest identified by the hash of the device cookie. */
export type Owner = { readonly kind: 'member'; readonly id: string } | { readonly kind: 'guest'; readonly id: string };

/**
 * Returns the owner of a caller's favourites: a logged-in account that is not a renter counts as a guest, and a guest
 * without a device cookie has no list. (docs/rules/favourites.md)
 */
export function ownerOf({ userId, roles, device }: Caller): Owner | undefined {
  if (userId !== undefined && roles.includes('renter')) return { kind: 'member', id: userId };
  return device === undefined ? undefined : { kind: 'guest', id: device };
}
