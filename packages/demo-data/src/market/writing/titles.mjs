const typeNames = {
  apartment: 'apartment',
  studio: 'studio',
  condo: 'condo',
  loft: 'loft',
  house: 'house',
  townhouse: 'townhouse',
  duplex: 'duplex',
  'basement-suite': 'basement suite',
  room: 'room',
};
const adjectives = [
  'Bright',
  'Quiet',
  'Sunny',
  'Roomy',
  'Cosy',
  'Well-kept',
  'Calm',
  'Airy',
  'Updated',
  'Comfortable',
  'Warm',
  'Tidy',
  'Friendly',
  'Restful',
  'Cheerful',
  'Neat',
];
const extras = {
  balcony: ['with balcony', 'with morning-coffee balcony'],
  patio: ['with patio', 'with sunny patio'],
  'in-unit-laundry': ['with laundry', 'with own washer'],
  fireplace: ['with fireplace'],
  renovated: ['with new kitchen', 'freshly renovated'],
  view: ['with a view', 'with big sky view'],
  gym: ['with gym'],
  pool: ['with pool'],
  den: ['plus den'],
  'high-ceilings': ['with high ceilings'],
  hardwood: ['with wood floors'],
  storage: ['with storage'],
  'air-conditioning': ['with air conditioning'],
  rooftop: ['with roof terrace'],
  'walk-in-closet': ['with walk-in closet'],
};

/** Returns 'two-bedroom', or 'studio' for zero beds. */
export const bedsAdjective = (beds) =>
  `${['studio', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][beds]}${beds ? '-bedroom' : ''}`;
/** Returns 'two bedrooms', or 'one open room' for zero beds. */
export const bedsNoun = (beds) =>
  beds === 0 ? 'one open room' : `${bedsAdjective(beds).replace('-bedroom', '')} bedroom${beds > 1 ? 's' : ''}`;
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Returns a title of 10 to 80 characters, without all-caps words and without contact data. */
export function titleOf(random, listing) {
  const type = typeNames[listing.rentalType];
  const noun =
    listing.rentalType === 'studio' || listing.rentalType === 'room' || listing.beds === 0
      ? type
      : `${bedsAdjective(listing.beds)} ${type}`;
  const extra = extraOf(random, listing);
  const adjective = random.pick(adjectives);
  const road = listing.street.replace(/^\d+ /, '');
  const title = random
    .pick([
      `${adjective} ${noun} ${extra}`,
      `${adjective} ${noun} on ${road}`,
      `${capital(noun)} ${extra || `in ${listing.city}`}`,
      `${capital(noun)} on ${road} ${extra}`,
      `${adjective} ${noun} in ${listing.city}`,
    ])
    .trim()
    .replace(/\s+/g, ' ');
  return title.length >= 10 && title.length <= 80 ? title : `${adjective} ${noun} in ${listing.city}`.slice(0, 80);
}

function extraOf(random, { rentalType, amenities, furnished }) {
  if (rentalType === 'room') return random.pick(['in a shared home', 'in a calm house', 'near the bus', 'with a desk']);
  if (furnished === 'yes' && random.chance(0.6)) return random.pick(['furnished', 'fully furnished']);
  const known = amenities.filter((word) => extras[word]);
  return known.length ? random.pick(extras[random.pick(known)]) : '';
}
