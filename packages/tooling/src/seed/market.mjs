import { createHash } from 'node:crypto';
import { keepRows } from './homes/source-rows.mjs';
import { buildingsFrom } from './homes/buildings.mjs';
import { homesFrom } from './homes/homes.mjs';
import { rentLevels } from './homes/rent-levels.mjs';
import { castBuildings, castFrom } from './people/cast.mjs';
import { marketCompaniesFrom, verifyCompanies } from './people/companies.mjs';
import { chooseCompany, regionsFrom } from './people/company-choice.mjs';
import { PeopleMaker } from './people/people.mjs';
import { citiesFrom, drawBoxes, metrosFrom, provincesFrom } from './places/places.mjs';
import { Random } from './random.mjs';
import { trendsFrom } from './trends.mjs';

const verifiedShare = 0.3;
const featuredCities = 24;
/** Of the homes with hand-made depth each tenth is featured. */
const castFeatured = 10;

/** The three seed files and the account of what was kept and dropped, from the rows of places, Canadian and American homes. */
export function makeMarket({ places, canadian, american }) {
  const cities = citiesFrom(places);
  const metros = metrosFrom(cities);
  const provinces = provincesFrom(cities);
  const { kept, dropped } = keepRows(cities, canadian, american);
  const buildings = buildingsFrom(kept);
  const rentLevelOf = rentLevels(kept);
  const { people, companies, companyOf } = peopleFrom(buildings, rentLevelOf);
  const homes = homesFrom(buildings, companyOf, rentLevelOf);
  const cast = homes.filter(({ companyId }) => companies.some(({ id, homes: asked }) => asked && id === companyId));
  cast.forEach((home, at) => {
    home.featured = at % castFeatured === 0;
  });
  drawBoxes({ provinces, metros, cities }, homes);
  featureCities(cities, homes);
  return {
    market: versioned({
      provinces,
      metros,
      cities: cities.map(publicCity),
      companies: companies.map(({ id, name, verifiedLevel, languages }) => ({ id, name, verifiedLevel, languages })),
      homes: homes.map(publicHome),
      trends: trendsFrom(homes),
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
    entitlements: versioned(entitlementsFrom(homes, companies)),
    counts: { dropped, buildings: buildings.length, places: new Set(homes.map(({ cityId }) => cityId)).size },
  };
}

// The version says what is in the file: services seed once for each.
const versioned = (content) => ({
  version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12),
  ...content,
});

function peopleFrom(buildings, rentLevelOf) {
  const random = new Random('people');
  const people = new PeopleMaker(random);
  const cast = castFrom(random, people);
  const given = castBuildings(cast, buildings, rentLevelOf);
  const { regions, keyOf } = regionsFrom(buildings.filter((building) => !given.has(building)));
  const market = marketCompaniesFrom({ random, people, regions });
  for (const building of buildings)
    if (!given.has(building))
      given.set(
        building,
        chooseCompany({
          random,
          isShared: building.isShared,
          candidates: market.filter(({ regionKey }) => regionKey === keyOf(building.city)),
        }),
      );
  const homesOf = new Map();
  for (const [building, company] of given) homesOf.set(company, (homesOf.get(company) ?? 0) + building.units.length);
  verifyCompanies(random, [...cast, ...market], (company) => homesOf.get(company) ?? 0, verifiedShare);
  return { people, companies: [...cast, ...market], companyOf: (building) => given.get(building) };
}

function featureCities(cities, homes) {
  const count = new Map();
  for (const { cityId } of homes) count.set(cityId, (count.get(cityId) ?? 0) + 1);
  const most = [...cities]
    .sort((a, b) => (count.get(b.id) ?? 0) - (count.get(a.id) ?? 0) || b.population - a.population)
    .slice(0, featuredCities);
  for (const city of most) city.featured = true;
}

// What only the maker needs stays out of the files.
const publicCity = ({ code: _code, country: _country, ...city }) => city;
const publicHome = ({ city: _city, ...home }) => home;

const offShare = 0.014;
const walletCredits = { rich: [180, 900], low: [3, 14], empty: [0, 0], ending: [60, 240] };

// A home is public by its entitlement alone; a few are off, as in a real market, but none of those with hand-made depth.
function entitlementsFrom(homes, companies) {
  const random = new Random('entitlements');
  const cast = new Set(companies.filter((company) => company.homes).map(({ id }) => id));
  const entitlements = homes.map(({ publicId, companyId, featured }) => {
    const enabled = !random.chance(offShare) || cast.has(companyId);
    return { publicId, companyId, enabled, featured: enabled && featured };
  });
  const wallets = companies.map(({ id, wallet }) => {
    const state = wallet ?? random.weighted({ rich: 68, low: 17, empty: 6, ending: 9 });
    return { companyId: id, credits: random.between(...walletCredits[state]), state };
  });
  return { entitlements, wallets };
}
