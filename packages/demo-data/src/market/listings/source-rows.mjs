import { provinceCodes } from '../data/provinces.mjs';
import { sourceNames } from '../data/source-names.mjs';
import { distanceKm } from '../geography.mjs';

const rentRange = [200, 20_000];
const maxSqft = 15_000;
const minSqft = 150;
const firstRowsKept = 2;

/** Returns the rows that can become listings, each with its city, and the number of dropped rows by reason. */
export function selectRows(cities, canadian, american) {
  const citiesByName = new Map();
  for (const city of cities)
    citiesByName.set(`${city.name}/${city.code}`, [...(citiesByName.get(`${city.name}/${city.code}`) ?? []), city]);
  const dropped = {};
  const kept = [];
  const drop = (reason) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  const isSurplus = surplusRows();
  for (const row of [...canadian.map(fromCanada), ...american.map(fromUnitedStates)]) {
    const city = resolveCity(citiesByName.get(sourceNames.get(row.place) ?? row.place), row.point);
    const reason = city ? dropReason(row) : 'city not in the list';
    if (reason) drop(`${row.country}: ${reason}`);
    else if (row.country === 'US' && isSurplus(city)) drop('US: more rows than the demo needs of one city');
    else kept.push({ ...row, city });
  }
  return { kept, dropped };
}

// Resolves a name that two cities of a province share: the nearer to the point or, without a point, the larger (cities
// come largest first).
function resolveCity([first, ...others] = [], point) {
  return point
    ? others.reduce((nearest, city) => (distanceKm(point, city) < distanceKm(point, nearest) ? city : nearest), first)
    : first;
}

// Keeps the seed file small: of each American city the first two rows are kept, then every other.
function surplusRows() {
  const seen = new Map();
  return (city) => {
    const count = (seen.get(city) ?? 0) + 1;
    seen.set(city, count);
    return count > firstRowsKept && count % 2 === 1;
  };
}

function dropReason({ rent, sqft }) {
  if (!(rent >= rentRange[0])) return 'rent under 200 a month';
  if (rent > rentRange[1]) return 'rent over 20,000 a month';
  return sqft > maxSqft ? 'larger than 15,000 sq ft' : undefined;
}

function fromCanada(row) {
  const point = { latitude: Number(row.latitude), longitude: Number(row.longitude) };
  return {
    country: 'CA',
    place: `${row.city}/${provinceCodes.get(row.province)}`,
    group: `ca-${row.rentfaster_id}`,
    address: row.address,
    point,
    type: row.type,
    beds: wholeNumber(row.beds),
    baths: Number(row.baths) || 1,
    sqft: sizeOf(row.sq_feet),
    rent: Math.round(Number(row.price)),
    lease: row.lease_term,
    pets: undefined,
  };
}

function fromUnitedStates(row) {
  return {
    country: 'US',
    place: `${row.cityname}/${row.state}`,
    group: `us-${row.id}`,
    address: '',
    point: undefined,
    type: undefined,
    beds: wholeNumber(row.bedrooms),
    baths: Number(row.bathrooms) || 1,
    sqft: sizeOf(row.square_feet),
    rent: monthlyRent(row),
    lease: 'Long Term',
    pets: row.pets_allowed,
  };
}

const wholeNumber = (text) => Math.min(10, Math.floor(Number(text)) || 0);
// A size below 150 sq ft is a typo in the source (1, 20, 89) and counts as unknown (0).
const sizeOf = (text) => {
  const sqft = Math.round(Number(text));
  return sqft >= minSqft ? sqft : 0;
};
const monthlyRent = ({ price, price_type: frequency }) =>
  Math.round(Number(price) * (frequency === 'Weekly' ? 52 / 12 : 1));
