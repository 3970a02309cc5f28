// Grows the demo market to any number of listings by bootstrapping: a seeded listing is drawn as a template, assigned
// to a city and varied.
// Deterministic: the same seed gives the same listings, and the first N are the same for every size.
import { gaussian, pick, randomAt } from './random.mjs';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-01T12:00:00Z');
const HALF_LIFE_DAYS = 14;
const MAX_BUILDINGS_PER_CITY = 400;
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
const sharedBuildingTypes = new Set(['apartment', 'condo', 'loft', 'studio']);

/** Number of companies that own the listings. */
export const companyCount = 20_000;

/**
 * Returns the placement of each listing, in the order in which catalog stores them (province, city): `{ index, city,
 * countryData, medianRent }[]`.
 */
export function drawPlacements(world, { count, seed }) {
  const drawn = Array.from({ length: count }, (_, index) => {
    const random = randomAt(seed, index, 0);
    const countryData = world[random() < 0.5 ? 'CA' : 'US'];
    const at = countryData.city(random());
    return { index, countryData, city: countryData.cities[at], medianRent: countryData.medianRents[at] };
  });
  return drawn.sort((a, b) => a.city.provinceId - b.city.provinceId || a.city.id - b.city.id || a.index - b.index);
}

/** Yields the listings of `drawPlacements`, in that order. */
export function* growListings(placements, { seed }) {
  let cityId;
  let buildings = [];
  for (const placement of placements) {
    if (placement.city.id !== cityId) [cityId, buildings] = [placement.city.id, []];
    yield createListing(placement, randomAt(seed, placement.index, 1), buildings);
  }
}

function createListing({ index, countryData, city, medianRent }, random, buildings) {
  const template = pick(random, countryData.templates);
  const isInSharedBuilding = sharedBuildingTypes.has(template.rentalType);
  const isExisting = isInSharedBuilding && buildings.length > 0 && random() < 0.7;
  const building = isExisting ? pick(random, buildings) : newBuilding({ index, countryData, city }, random);
  if (isInSharedBuilding && !isExisting) addBuilding(buildings, building, random);
  return {
    index,
    city,
    template,
    building: isInSharedBuilding ? building : { ...building, id: null },
    isFirstOfBuilding: isInSharedBuilding && !isExisting,
    unit: isInSharedBuilding ? String(100 * (1 + Math.floor(random() * 30)) + 1 + Math.floor(random() * 12)) : null,
    rent: clamp(Math.round((medianRent * template.rentRatio * Math.exp(gaussian(random) * 0.09)) / 5) * 5, 250, 50_000),
    sqft:
      template.sqft === null ? null : clamp(Math.round(template.sqft * Math.exp(gaussian(random) * 0.07)), 60, 20_000),
    ...datesOf(random),
    isVerified: random() < 0.35,
    isFeatured: random() < 0.03,
    ...Object.fromEntries(
      Object.entries(countryData.shares).map(([list, shares]) => [list, varyValues(template[list], shares, random)]),
    ),
  };
}

function addBuilding(buildings, building, random) {
  if (buildings.length < MAX_BUILDINGS_PER_CITY) buildings.push(building);
  else buildings[Math.floor(random() * MAX_BUILDINGS_PER_CITY)] = building;
}

// The radius of a city grows with its population; 35 % of the buildings are in its centre.
function newBuilding({ index, countryData, city }, random) {
  const km = clamp(0.006 * Math.sqrt(city.population), 0.7, 14) * (random() < 0.35 ? 0.4 : 1);
  return {
    id: index + 1,
    street: `${1 + Math.floor(random() ** 2 * 9800)} ${pick(random, countryData.streets)}`,
    postalCode: postalCode(countryData, city, random),
    latitude: roundToSixDecimals(city.latitude + (gaussian(random) * km) / 111.2),
    longitude: roundToSixDecimals(
      city.longitude + (gaussian(random) * km) / (111.2 * Math.cos((city.latitude * Math.PI) / 180)),
    ),
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
    listedAt: new Date(NOW_MS - listed * DAY_MS),
    refreshedAt: new Date(NOW_MS - age * DAY_MS),
    availableDate: new Date(NOW_MS + days * DAY_MS).toISOString().slice(0, 10),
  };
}

// Returns the template's values with occasional removals and additions; the share of each value stays that of the seed.
function varyValues(values, shares, random) {
  return shares
    .filter(({ item, share }) => (random() < 0.85 ? values.includes(item) : random() < share))
    .map(({ item }) => item);
}

const clamp = (value, min, max) => Math.min(max, Math.max(min, value));
const roundToSixDecimals = (degrees) => Math.round(degrees * 1e6) / 1e6;
