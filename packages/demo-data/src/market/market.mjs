import { createHash } from 'node:crypto';
import { selectRows } from './listings/source-rows.mjs';
import { buildingsFrom } from './listings/buildings.mjs';
import { listingsFrom } from './listings/listings.mjs';
import { rentLevels } from './listings/rent-levels.mjs';
import { assignCuratedBuildings, addCuratedAccounts } from './accounts/curated-companies.mjs';
import { marketCompaniesFrom, verifyCompanies } from './accounts/generate-companies.mjs';
import { chooseCompany, regionsFrom } from './accounts/choose-company.mjs';
import { AccountGenerator } from './accounts/account-generator.mjs';
import { citiesFrom, setBounds, metrosFrom, provincesFrom } from './locations/locations.mjs';
import { Random } from './random.mjs';
import { trendsFrom } from './trends.mjs';

const verifiedShare = 0.3;
const featuredCities = 24;
/** Every tenth curated listing is featured. */
const curatedFeaturedInterval = 10;

/**
 * Returns the contents of the three seed files and the counts of dropped rows, from the rows of cities and of Canadian
 * and American listings.
 */
export function makeMarket({ places, canadian, american }) {
  const cities = citiesFrom(places);
  const metros = metrosFrom(cities);
  const provinces = provincesFrom(cities);
  const { kept, dropped } = selectRows(cities, canadian, american);
  const buildings = buildingsFrom(kept);
  const rentLevelOf = rentLevels(kept);
  const { people, companies, companyOf } = peopleFrom(buildings, rentLevelOf);
  const listings = listingsFrom(buildings, companyOf, rentLevelOf);
  const curated = listings.filter(({ companyId }) =>
    companies.some(({ id, homes: curatedListings }) => curatedListings && id === companyId),
  );
  curated.forEach((listing, at) => {
    listing.featured = at % curatedFeaturedInterval === 0;
  });
  setBounds({ provinces, metros, cities }, listings);
  featureCities(cities, listings);
  return {
    market: versioned({
      provinces,
      metros,
      cities: cities.map(seededCity),
      companies: companies.map(({ id, name, verifiedLevel, languages }) => ({ id, name, verifiedLevel, languages })),
      homes: listings.map(seededListing),
      trends: trendsFrom(listings),
    }),
    people: versioned({
      companies: companies.map(({ id, name, kind, verifiedLevel, languages, city }) => ({
        id,
        name,
        kind,
        verifiedLevel,
        languages,
        city,
      })),
      people: people.people,
    }),
    entitlements: versioned(entitlementsFrom(listings, companies)),
    counts: { dropped, buildings: buildings.length, places: new Set(listings.map(({ cityId }) => cityId)).size },
  };
}

// The version is a hash of the content: services seed once per version.
const versioned = (content) => ({
  version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12),
  ...content,
});

function peopleFrom(buildings, rentLevelOf) {
  const random = new Random('people');
  const people = new AccountGenerator(random);
  const curated = addCuratedAccounts(random, people);
  const owners = assignCuratedBuildings(curated, buildings, rentLevelOf);
  const { regions, keyOf } = regionsFrom(buildings.filter((building) => !owners.has(building)));
  const market = marketCompaniesFrom({ random, people, regions });
  for (const building of buildings)
    if (!owners.has(building))
      owners.set(
        building,
        chooseCompany({
          random,
          isShared: building.isShared,
          candidates: market.filter(({ regionKey }) => regionKey === keyOf(building.city)),
        }),
      );
  const listingCounts = new Map();
  for (const [building, company] of owners)
    listingCounts.set(company, (listingCounts.get(company) ?? 0) + building.units.length);
  verifyCompanies(random, [...curated, ...market], (company) => listingCounts.get(company) ?? 0, verifiedShare);
  return { people, companies: [...curated, ...market], companyOf: (building) => owners.get(building) };
}

function featureCities(cities, listings) {
  const count = new Map();
  for (const { cityId } of listings) count.set(cityId, (count.get(cityId) ?? 0) + 1);
  const largestMarkets = [...cities]
    .sort((a, b) => (count.get(b.id) ?? 0) - (count.get(a.id) ?? 0) || b.population - a.population)
    .slice(0, featuredCities);
  for (const city of largestMarkets) city.featured = true;
}

// Removes the fields that only the generator needs.
const seededCity = ({ code: _code, country: _country, ...city }) => city;
const seededListing = ({ city: _city, ...listing }) => listing;

const disabledShare = 0.014;
const walletCredits = { rich: [180, 900], low: [3, 14], empty: [0, 0], ending: [60, 240] };
/** Days that credits last: those of the landlord whom visitors log in as run out, the market of all others stays. */
const marketDays = 3 * 365;
const dailyCredits = { standard: 1, featured: 3 };

// Only the entitlement makes a listing public; a few are disabled, as in a real market, of the curated ones those that
// their landlord paused.
function entitlementsFrom(listings, companies) {
  const random = new Random('entitlements');
  const curated = new Set(companies.filter((company) => company.homes).map(({ id }) => id));
  const paused = pausedListings(listings, companies);
  const entitlements = listings.map(({ publicId, companyId, featured }) => {
    const isOnMarket = !random.chance(disabledShare) || curated.has(companyId);
    const enabled = isOnMarket && !paused.has(publicId);
    return { publicId, companyId, enabled, featured: enabled && featured };
  });
  const marketCredits = creditsOfMarket(entitlements);
  const wallets = companies.map(({ id, email, wallet }) => {
    const state = wallet ?? random.weighted({ rich: 68, low: 17, empty: 6, ending: 9 });
    const credits = random.between(...walletCredits[state]);
    return { companyId: id, credits: email ? credits : credits + (marketCredits.get(id) ?? 0), state };
  });
  return { entitlements, wallets };
}

/** Returns the ids of the listings that curated landlords paused. */
function pausedListings(listings, companies) {
  const pausing = companies.filter(({ paused }) => paused?.length > 0);
  return new Set(
    pausing.flatMap(({ id, paused }) => {
      const own = listings.filter(({ companyId }) => companyId === id);
      return paused.map((at) => own[at].publicId);
    }),
  );
}

/** Returns by company the credits that its public listings use in `marketDays`. */
function creditsOfMarket(entitlements) {
  const credits = new Map();
  for (const { companyId, enabled, featured } of entitlements)
    if (enabled) {
      const daily = featured ? dailyCredits.featured : dailyCredits.standard;
      credits.set(companyId, (credits.get(companyId) ?? 0) + daily * marketDays);
    }
  return credits;
}
