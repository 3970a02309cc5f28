import { isFlat } from './listing-kind.mjs';

const tallBuilding = {
  elevator: 0.98,
  gym: 0.6,
  concierge: 0.24,
  doorman: 0.06,
  'security-cameras': 0.6,
  'controlled-entry': 0.75,
  'bike-room': 0.5,
  'party-room': 0.42,
  rooftop: 0.24,
  pool: 0.26,
  sauna: 0.14,
  'co-working': 0.16,
  'guest-suite': 0.14,
  'parcel-lockers': 0.34,
  'on-site-manager': 0.55,
  'visitor-parking': 0.58,
  'car-share': 0.1,
  'recycling-compost': 0.4,
  'smoke-free': 0.42,
  playground: 0.12,
  courtyard: 0.18,
};
const lowBuilding = {
  elevator: 0.34,
  gym: 0.07,
  'security-cameras': 0.26,
  'controlled-entry': 0.5,
  'bike-room': 0.16,
  courtyard: 0.12,
  playground: 0.07,
  'on-site-manager': 0.3,
  'visitor-parking': 0.3,
  'recycling-compost': 0.2,
  'smoke-free': 0.32,
  pool: 0.03,
};
const americanComplex = {
  elevator: 0.3,
  gym: 0.58,
  pool: 0.6,
  'security-cameras': 0.2,
  'controlled-entry': 0.42,
  courtyard: 0.26,
  playground: 0.26,
  'party-room': 0.3,
  'on-site-manager': 0.6,
  'parcel-lockers': 0.3,
  'visitor-parking': 0.4,
  'co-working': 0.12,
  'smoke-free': 0.2,
  'recycling-compost': 0.12,
  concierge: 0.06,
  rooftop: 0.05,
};
const ground = { playground: 0.03, 'smoke-free': 0.3 };

/** Returns the amenities of a building, drawn once for all its listings. */
export function buildingAmenities(random, { rentalType, country, isTall }) {
  if (!isFlat(rentalType)) return random.some(ground);
  if (isTall) return random.some(tallBuilding);
  return random.some(country === 'US' ? americanComplex : lowBuilding);
}

/**
 * Returns the amenities of a listing, consistent with its laundry, furniture, age and rent level (1 = usual for its
 * city).
 */
export function listingAmenities(random, { rentalType, laundry, furnished, building, beds, rentLevel }) {
  const rich = Math.min(1.5, Math.max(0.55, rentLevel));
  const isNew = building.yearBuilt > 2008;
  const isRoom = rentalType === 'room';
  const drawn = random.some({
    fridge: 0.94,
    stove: 0.93,
    dishwasher: (isNew ? 0.8 : 0.34) * rich,
    microwave: (isNew ? 0.6 : 0.28) * rich,
    'air-conditioning': (isNew ? 0.5 : 0.18) * rich,
    balcony: isFlat(rentalType) ? 0.5 : 0.1,
    patio: isFlat(rentalType) ? 0.07 : 0.42,
    fireplace: isFlat(rentalType) ? 0.05 : 0.24,
    hardwood: 0.36 * rich,
    carpet: 0.16,
    'walk-in-closet': isRoom ? 0.05 : 0.24 * rich,
    ensuite: beds >= 2 ? 0.3 * rich : 0.04,
    storage: 0.34,
    den: beds >= 1 ? 0.09 : 0,
    view: building.isTall ? 0.42 : 0.1,
    'high-ceilings': rentalType === 'loft' ? 0.95 : 0.12 * rich,
    renovated: isNew ? 0.08 : 0.34 * rich,
    'ev-charger': isNew ? 0.08 : 0.015,
  });
  const mirrored = [
    ...(laundry === 'in_unit' ? ['in-unit-laundry'] : []),
    ...(furnished === 'yes' ? ['furnished'] : []),
  ];
  return [...drawn.filter((word) => !(word === 'patio' && drawn.includes('balcony'))), ...mirrored];
}
