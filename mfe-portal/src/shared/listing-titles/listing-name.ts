import type { PortalListing } from '@porchlight/contracts/catalog';

/** Returns the title of a listing, or the address of a draft without one. */
export const listingName = ({ title, address }: Pick<PortalListing, 'title' | 'address'>): string => title || address;
