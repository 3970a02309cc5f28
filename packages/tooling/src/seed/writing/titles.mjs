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

/** 'two-bedroom', 'studio' for none. */
export const bedsWord = (beds) =>
  `${['studio', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][beds]}${beds ? '-bedroom' : ''}`;
/** 'two bedrooms', 'one open room' for a studio. */
export const bedsPlain = (beds) =>
  beds === 0 ? 'one open room' : `${bedsWord(beds).replace('-bedroom', '')} bedroom${beds > 1 ? 's' : ''}`;
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** A title of 10 to 80 characters, without capitals that shout and without contact data. */
export function titleOf(random, home) {
  const type = typeNames[home.rentalType];
  const noun =
    home.rentalType === 'studio' || home.rentalType === 'room' || home.beds === 0
      ? type
      : `${bedsWord(home.beds)} ${type}`;
  const extra = extraOf(random, home);
  const adjective = random.pick(adjectives);
  const road = home.street.replace(/^\d+ /, '');
  const title = random
    .pick([
      `${adjective} ${noun} ${extra}`,
      `${adjective} ${noun} on ${road}`,
      `${capital(noun)} ${extra || `in ${home.city}`}`,
      `${capital(noun)} on ${road} ${extra}`,
      `${adjective} ${noun} in ${home.city}`,
    ])
    .trim()
    .replace(/\s+/g, ' ');
  return title.length >= 10 && title.length <= 80 ? title : `${adjective} ${noun} in ${home.city}`.slice(0, 80);
}

function extraOf(random, { rentalType, amenities, furnished }) {
  if (rentalType === 'room') return random.pick(['in a shared home', 'in a calm house', 'near the bus', 'with a desk']);
  if (furnished === 'yes' && random.chance(0.6)) return random.pick(['furnished', 'fully furnished']);
  const known = amenities.filter((word) => extras[word]);
  return known.length ? random.pick(extras[random.pick(known)]) : '';
}
