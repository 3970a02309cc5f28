import { codeOfProvince } from '../data/provinces.mjs';
import { sourceNames } from '../data/source-names.mjs';
import { distanceKm } from '../geography.mjs';

const rentRange = [200, 20_000];
const largestSqft = 15_000;
const smallestKnownSqft = 150;
const keptWhole = 2;

/** Rows that a home can be, each with its city, and how many were left out and why. */
export function keepRows(cities, canadian, american) {
  const namesakes = new Map();
  for (const city of cities)
    namesakes.set(`${city.name}/${city.code}`, [...(namesakes.get(`${city.name}/${city.code}`) ?? []), city]);
  const dropped = {};
  const kept = [];
  const leaveOut = (reason) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  const isSpare = spareRows();
  for (const row of [...canadian.map(fromCanada), ...american.map(fromUnitedStates)]) {
    const city = meantOf(namesakes.get(sourceNames.get(row.place) ?? row.place), row.point);
    const reason = city ? refusalOf(row) : 'place not in the list';
    if (reason) leaveOut(`${row.country}: ${reason}`);
    else if (row.country === 'US' && isSpare(city)) leaveOut('US: more than the demo needs of one place');
    else kept.push({ ...row, city });
  }
  return { kept, dropped };
}

// Of two places with one name in a province the nearer is meant; without a point the larger: cities come largest first.
function meantOf([first, ...others] = [], point) {
  return point
    ? others.reduce((nearest, city) => (distanceKm(point, city) < distanceKm(point, nearest) ? city : nearest), first)
    : first;
}

// The seed file must stay small: of an American place all of the first rows are kept, then every other.
function spareRows() {
  const seen = new Map();
  return (city) => {
    const count = (seen.get(city) ?? 0) + 1;
    seen.set(city, count);
    return count > keptWhole && count % 2 === 1;
  };
}

function refusalOf({ rent, sqft }) {
  if (!(rent >= rentRange[0])) return 'rent under 200 a month';
  if (rent > rentRange[1]) return 'rent over 20,000 a month';
  return sqft > largestSqft ? 'larger than 15,000 sq ft' : undefined;
}

function fromCanada(row) {
  const point = { latitude: Number(row.latitude), longitude: Number(row.longitude) };
  return {
    country: 'CA',
    place: `${row.city}/${codeOfProvince.get(row.province)}`,
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
// A size below 150 is a slip of the pen (1, 20, 89): an unknown size, as 0 is.
const sizeOf = (text) => {
  const sqft = Math.round(Number(text));
  return sqft >= smallestKnownSqft ? sqft : 0;
};
const monthlyRent = ({ price, price_type: frequency }) =>
  Math.round(Number(price) * (frequency === 'Weekly' ? 52 / 12 : 1));
