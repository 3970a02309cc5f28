// Grows the demo market to any number of homes. Every home is a bootstrap of a seeded one: a template is drawn, put into a city
// and varied. The same seed gives the same homes, and the first N do not depend on how many there are: 10,000 are the head of a million.
import { bell, pick, randomAt } from './random.mjs';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-01T12:00:00Z');
const HALF_LIFE_DAYS = 14;
const BUILDINGS_OF_CITY = 400;
const postalFirst = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'H',
  ON: 'M',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};
const postalLetters = 'ABCEGHJKLMNPRSTVWXYZ';
const shared = new Set(['apartment', 'condo', 'loft', 'studio']);

/** Companies that the homes are spread over. */
export const companyCount = 20_000;

/** Where each home stands, in the order that catalog stores them: province, city. `{ place, city, land, level }[]` */
export function placesOf(world, { count, seed }) {
  const drawn = Array.from({ length: count }, (_, place) => {
    const random = randomAt(seed, place, 0);
    const land = world[random() < 0.5 ? 'CA' : 'US'];
    const at = land.city(random());
    return { place, land, city: land.cities[at], level: land.levels[at] };
  });
  return drawn.sort((a, b) => a.city.provinceId - b.city.provinceId || a.city.id - b.city.id || a.place - b.place);
}

/** Yields the homes of `placesOf`, in that order. */
export function* grow(places, { seed }) {
  let cityId;
  let buildings = [];
  for (const one of places) {
    if (one.city.id !== cityId) [cityId, buildings] = [one.city.id, []];
    yield homeOf(one, randomAt(seed, one.place, 1), buildings);
  }
}

function homeOf({ place, land, city, level }, random, buildings) {
  const template = pick(random, land.templates);
  const isShared = shared.has(template.rentalType);
  const isKnown = isShared && buildings.length > 0 && random() < 0.7;
  const building = isKnown ? pick(random, buildings) : newBuilding({ place, land, city }, random);
  if (isShared && !isKnown) keep(buildings, building, random);
  return {
    place,
    city,
    template,
    building: isShared ? building : { ...building, id: null },
    isFounder: isShared && !isKnown,
    unit: isShared ? String(100 * (1 + Math.floor(random() * 30)) + 1 + Math.floor(random() * 12)) : null,
    rent: clamp(Math.round((level * template.against * Math.exp(bell(random) * 0.09)) / 5) * 5, 250, 50_000),
    sqft: template.sqft === null ? null : clamp(Math.round(template.sqft * Math.exp(bell(random) * 0.07)), 60, 20_000),
    ...datesOf(random),
    isVerified: random() < 0.35,
    isFeatured: random() < 0.03,
    ...Object.fromEntries(
      Object.entries(land.shares).map(([list, shares]) => [list, varied(template[list], shares, random)]),
    ),
  };
}

function keep(buildings, building, random) {
  if (buildings.length < BUILDINGS_OF_CITY) buildings.push(building);
  else buildings[Math.floor(random() * BUILDINGS_OF_CITY)] = building;
}

// a town spreads with its people; a third of what is built stands in its middle
function newBuilding({ place, land, city }, random) {
  const km = clamp(0.006 * Math.sqrt(city.population), 0.7, 14) * (random() < 0.35 ? 0.4 : 1);
  return {
    id: place + 1,
    street: `${1 + Math.floor(random() ** 2 * 9800)} ${pick(random, land.streets)}`,
    postalCode: postalCode(land, city, random),
    latitude: six(city.latitude + (bell(random) * km) / 111.2),
    longitude: six(city.longitude + (bell(random) * km) / (111.2 * Math.cos((city.latitude * Math.PI) / 180))),
    company: 1 + Math.floor(random() ** 3 * companyCount),
  };
}

function postalCode({ country }, city, random) {
  if (country === 'US') return String(10_000 + Math.floor(random() * 89_999));
  const [digit, letter] = [() => Math.floor(random() * 10), () => pick(random, postalLetters)];
  return `${postalFirst[city.province.code] ?? 'K'}${digit()}${letter()} ${digit()}${letter()}${digit()}`;
}

function datesOf(random) {
  const age = Math.min(180, (-Math.log(1 - random()) * HALF_LIFE_DAYS) / Math.LN2);
  const listed = Math.min(365, age + random() ** 3 * 120);
  const days = random() < 0.5 ? 0 : Math.floor(random() * 75);
  return {
    listedAt: new Date(NOW - listed * DAY),
    refreshedAt: new Date(NOW - age * DAY),
    availableDate: new Date(NOW + days * DAY).toISOString().slice(0, 10),
  };
}

// the template's words, with now and then one lost and one won: the share of each stays what it is in the seed
function varied(words, shares, random) {
  return shares
    .filter(({ word, share }) => (random() < 0.85 ? words.includes(word) : random() < share))
    .map(({ word }) => word);
}

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
const six = (degrees) => Math.round(degrees * 1e6) / 1e6;
