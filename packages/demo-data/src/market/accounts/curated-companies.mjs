import { curatedLandlords, curatedRenters, demoAccounts } from '../data/curated-accounts.mjs';

/** Adds the demo accounts, the curated landlords with their companies, and forty renters; returns the companies. */
export function addCuratedAccounts(random, people) {
  for (const account of demoAccounts) people.add(account);
  const companies = curatedLandlords.map((landlord) => companyOf(random, people, landlord));
  for (const renter of curatedRenters) people.add({ ...renter, roles: ['renter'] });
  return companies;
}

function companyOf(random, people, landlord) {
  const { company: name, kind, level, languages, wallet, homes, paused = [], ...person } = landlord;
  const { email } = person;
  const [place] = Object.keys(homes);
  const [city, code] = place.split(/, (?=[A-Z]{2}$)/);
  const company = {
    id: random.uuid(),
    name,
    kind,
    verifiedLevel: level,
    languages,
    city,
    wallet,
    homes,
    paused,
    email,
  };
  company.ownerUserId = people.add({ ...person, roles: ['landlord'], companyId: company.id, code }).id;
  return company;
}

/**
 * Assigns buildings to the curated companies: in each of their cities the single-unit buildings whose rent level is
 * nearest to the usual.
 */
export function assignCuratedBuildings(companies, buildings, rentLevelOf) {
  const owners = new Map();
  for (const company of companies) {
    for (const [place, count] of Object.entries(company.homes)) {
      const chosen = buildings
        .filter((building) => !owners.has(building) && isCandidateIn(building, place))
        .sort(byRentLevel(rentLevelOf))
        .slice(0, count);
      if (chosen.length < count) throw new Error(`${place} has too few listings for ${company.name}.`);
      for (const building of chosen) owners.set(building, company);
    }
  }
  return owners;
}

const isCandidateIn = ({ isShared, city, units: [row] }, place) =>
  !isShared &&
  `${city.name}, ${city.code}` === place &&
  row.sqft > 0 &&
  row.beds > 0 &&
  row.beds < 4 &&
  row.type !== 'Room For Rent';
const byRentLevel = (rentLevelOf) => (a, b) =>
  Math.abs(1 - rentLevelOf(a.units[0])) - Math.abs(1 - rentLevelOf(b.units[0])) || a.number - b.number;
