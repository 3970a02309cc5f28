const canadianTypes = {
  Apartment: 'apartment',
  'Condo Unit': 'condo',
  Townhouse: 'townhouse',
  House: 'house',
  'Main Floor': 'house',
  Basement: 'basement-suite',
  Duplex: 'duplex',
  'Room For Rent': 'room',
  Loft: 'loft',
};
const inBuilding = new Set(['apartment', 'studio', 'condo', 'loft']);

/** Returns the rental type of a row. Canadian rows state it; for American rows it is drawn by size and beds. */
export function rentalTypeOf(random, { country, type, beds, sqft }) {
  const known = country === 'CA' ? canadianTypes[type] : americanType(random, beds, sqft);
  return known === 'apartment' && beds === 0 ? 'studio' : known;
}

function americanType(random, beds, sqft) {
  if (beds >= 3 && sqft >= 1700) return random.weighted({ house: 60, townhouse: 30, apartment: 10 });
  if (beds >= 2 && sqft >= 1150)
    return random.weighted({ apartment: 55, townhouse: 20, house: 12, duplex: 8, condo: 5 });
  return random.weighted({ apartment: 84, condo: 8, loft: 3, duplex: 3, townhouse: 2 });
}

/** Returns whether listings of this rental type are units of a building. */
export const isFlat = (rentalType) => inBuilding.has(rentalType);

/** Returns whether an entire home, a room, a shared room or a sublet is offered. */
export function listingKindOf(random, { rentalType, isShortTerm }) {
  if (rentalType === 'room') return random.chance(0.3) ? 'shared' : 'room';
  return isShortTerm && random.chance(0.4) ? 'sublet' : 'entire';
}

/** Returns the unit number: floor and unit in a building, the name of a floor in a house, null for an entire house. */
export function unitNumberOf(random, { rentalType, sourceType, building }) {
  if (rentalType === 'basement-suite') return 'Lower';
  if (sourceType === 'Main Floor') return 'Main';
  if (rentalType === 'duplex') return random.pick(['A', 'B', '1', '2']);
  if (rentalType === 'room') return `Room ${random.between(1, 4)}`;
  if (!isFlat(rentalType)) return building.isShared ? String(random.between(1, 60)) : null;
  const floors = building.isTall ? 28 : 5;
  return `${random.between(1, floors)}${String(random.between(1, building.isTall ? 16 : 12)).padStart(2, '0')}`;
}

/**
 * Returns the lease terms of a row. Rentals below 90 days are not allowed, so 'Short Term' means three to eight months.
 */
export function leaseOf(random, lease) {
  if (lease === 'Negotiable')
    return { leaseTerm: 'negotiable', leaseMinMonths: random.pick([3, 6, 6]), leaseMaxMonths: random.pick([12, 24]) };
  if (lease === 'Short Term') return { leaseTerm: 'fixed', leaseMinMonths: 3, leaseMaxMonths: random.pick([4, 6, 8]) };
  if (lease === 'Month to Month' || lease === '0.5 year')
    return { leaseTerm: 'month_to_month', leaseMinMonths: 1, leaseMaxMonths: 12 };
  return random.chance(0.07)
    ? { leaseTerm: 'month_to_month', leaseMinMonths: 1, leaseMaxMonths: 12 }
    : { leaseTerm: 'fixed', leaseMinMonths: 12, leaseMaxMonths: random.pick([12, 12, 18, 24]) };
}
