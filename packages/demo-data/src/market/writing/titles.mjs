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
  'Spacious',
  'Cozy',
  'Well-kept',
  'Well-maintained',
  'Clean',
  'Comfortable',
  'Charming',
  'Lovely',
];
const extras = {
  balcony: ['with balcony', 'with private balcony'],
  patio: ['with patio', 'with private patio'],
  'in-unit-laundry': ['with in-unit laundry', 'with washer and dryer'],
  fireplace: ['with fireplace'],
  renovated: ['with new kitchen', 'with new bathroom'],
  view: ['with a view', 'with great view'],
  gym: ['with gym'],
  pool: ['with pool'],
  den: ['with den', 'plus den'],
  'high-ceilings': ['with high ceilings'],
  hardwood: ['with hardwood floors'],
  storage: ['with storage'],
  'air-conditioning': ['with air conditioning'],
  rooftop: ['with rooftop terrace'],
  'walk-in-closet': ['with walk-in closet'],
};
const roomExtras = ['in a shared home', 'in a quiet house', 'near transit', 'with desk'];

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
  const adjective = adjectiveOf(random, listing);
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

function adjectiveOf(random, { rentalType, amenities, furnished }) {
  if (furnished === 'yes' && random.chance(0.6)) return random.pick(['Furnished', 'Fully furnished']);
  if (rentalType !== 'room' && amenities.includes('renovated') && random.chance(0.6))
    return random.pick(['Renovated', 'Newly renovated']);
  return random.pick(adjectives);
}

function extraOf(random, { rentalType, amenities }) {
  if (rentalType === 'room') return random.pick(roomExtras);
  const known = amenities.filter((word) => extras[word]);
  return known.length ? random.pick(extras[random.pick(known)]) : '';
}
