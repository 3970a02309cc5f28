import type { ListingCard } from '@porchlight/contracts/catalog';

const maxBeds = 4;
const maxRentFactor = 1.1;
const rentStep = 50;

/**
 * Returns the search for listings like this one: same location, at most 10 % above the rent, with as many bedrooms, or
 * rooms for a room.
 */
export function similarListingsUrl({ url, beds, rent, rentalType }: ListingCard): string {
  const location = url.slice(0, url.lastIndexOf('/'));
  const size = rentalType === 'room' ? 'rentaltypes=room' : `beds=${Math.min(beds, maxBeds)}`;
  return `${location}?${size}&maxrate=${Math.ceil((rent * maxRentFactor) / rentStep) * rentStep}`;
}
