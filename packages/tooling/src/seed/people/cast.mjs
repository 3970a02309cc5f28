import { castLandlords, castRenters, demoAccounts } from '../data/cast.mjs';

/** The demo accounts, the landlords with hand-made depth and their companies, and forty renters. */
export function castFrom(random, people) {
  for (const account of demoAccounts) people.add(account);
  const companies = castLandlords.map((landlord) => companyOf(random, people, landlord));
  for (const renter of castRenters) people.add({ ...renter, roles: ['renter'] });
  return companies;
}

function companyOf(random, people, landlord) {
  const { company: name, kind, level, languages, wallet, homes, ...person } = landlord;
  const [place] = Object.keys(homes);
  const [city, code] = place.split(/, (?=[A-Z]{2}$)/);
  const company = { id: random.uuid(), name, kind, verifiedLevel: level, languages, city, wallet, homes };
  company.ownerUserId = people.add({ ...person, roles: ['landlord'], companyId: company.id, code }).id;
  return company;
}

/** Buildings for the cast: of each asked city the homes of their own whose rent is nearest to the usual. */
export function castBuildings(companies, buildings, rentLevelOf) {
  const given = new Map();
  for (const company of companies) {
    for (const [place, count] of Object.entries(company.homes)) {
      const near = buildings
        .filter((building) => !given.has(building) && isOwnHomeIn(building, place))
        .sort(byNearness(rentLevelOf))
        .slice(0, count);
      if (near.length < count) throw new Error(`${place} has too few homes for ${company.name}.`);
      for (const building of near) given.set(building, company);
    }
  }
  return given;
}

const isOwnHomeIn = ({ isShared, city, units: [row] }, place) =>
  !isShared &&
  `${city.name}, ${city.code}` === place &&
  row.sqft > 0 &&
  row.beds > 0 &&
  row.beds < 4 &&
  row.type !== 'Room For Rent';
const byNearness = (rentLevelOf) => (a, b) =>
  Math.abs(1 - rentLevelOf(a.units[0])) - Math.abs(1 - rentLevelOf(b.units[0])) || a.number - b.number;
