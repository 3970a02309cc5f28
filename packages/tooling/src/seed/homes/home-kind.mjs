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

/** The vocabulary's type of a row. Canadian rows say it; American ones do not, so size and beds decide with chance. */
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

/** True for homes that stand in a building with others. */
export const isFlat = (rentalType) => inBuilding.has(rentalType);

/** Whether a whole home is let, a room of it, a bed in a shared one, or somebody's lease is passed on. */
export function listingKindOf(random, { rentalType, isShortTerm }) {
  if (rentalType === 'room') return random.chance(0.3) ? 'shared' : 'room';
  return isShortTerm && random.chance(0.4) ? 'sublet' : 'entire';
}

/** Number of the unit: floor and door in a building, a floor's name in a house, nothing for a whole house. */
export function unitNumberOf(random, { rentalType, sourceType, building }) {
  if (rentalType === 'basement-suite') return 'Lower';
  if (sourceType === 'Main Floor') return 'Main';
  if (rentalType === 'duplex') return random.pick(['A', 'B', '1', '2']);
  if (rentalType === 'room') return `Room ${random.between(1, 4)}`;
  if (!isFlat(rentalType)) return building.isShared ? String(random.between(1, 60)) : null;
  const floors = building.isTall ? 28 : 5;
  return `${random.between(1, floors)}${String(random.between(1, building.isTall ? 16 : 12)).padStart(2, '0')}`;
}

/** Lease by what the row says. Terms below 90 days are not let here, so 'Short Term' is a few months. */
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
