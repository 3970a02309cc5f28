import { provinceNames } from '../data/provinces.mjs';
import { metroAliases, cityAliases } from '../data/location-aliases.mjs';
import { boundingBox, distanceKm, round5 } from '../geography.mjs';
import { slugOf } from '../slug.mjs';

const metroPopulation = 300_000;
const metroRadiusKm = 60;
const frenchNames = new Map([
  ['Québec, QC', 'Québec'],
  ['Greater Sudbury, ON', 'Grand Sudbury'],
  ["St. John's, NL", 'Saint-Jean de Terre-Neuve'],
  ['Saint John, NB', 'Saint-Jean'],
  ['New York City, NY', 'New York'],
  ['New Orleans, LA', 'La Nouvelle-Orléans'],
  ['Philadelphia, PA', 'Philadelphie'],
  ['Washington, D.C., DC', 'Washington'],
  ['The Bronx, NY', 'Le Bronx'],
]);

/**
 * Returns the cities from the rows of places.csv, largest first, with slugs, names and other names; only the generator
 * uses `code` and `country`.
 */
export function citiesFrom(rows) {
  const provinceByCode = new Map(provinceNames.map((province) => [`${province.country}/${province.code}`, province]));
  const sorted = rows
    .map((row) => cityFrom(row, provinceByCode))
    .sort((a, b) => b.population - a.population || a.id - b.id);
  const taken = new Set();
  for (const city of sorted) city.slug = uniqueSlug(city, taken);
  return sorted;
}

function cityFrom(row, provinceByCode) {
  const key = `${row.name}, ${row.province}`;
  const nameFr = frenchNames.get(key) ?? row.name;
  const others = cityAliases.get(key) ?? [];
  return {
    id: Number(row.geonames_id),
    slug: '',
    name: row.name,
    nameFr,
    provinceId: provinceByCode.get(`${row.country}/${row.province}`).id,
    metroId: 0,
    population: Number(row.population),
    latitude: round5(Number(row.latitude)),
    longitude: round5(Number(row.longitude)),
    aliases: [...new Set([...others, nameFr])].filter((alias) => alias !== row.name),
    bounds: null,
    featured: false,
    code: row.province,
    country: row.country,
  };
}

// Slugs that end in `-area` are reserved for metro areas; a test verifies that no city has one.
function uniqueSlug(city, taken) {
  const base = slugOf(city.name);
  let slug = base;
  for (let n = 2; taken.has(`${city.provinceId}/${slug}`); n++) slug = `${base}-${n}`;
  taken.add(`${city.provinceId}/${slug}`);
  return slug;
}

/**
 * Returns the metro areas, greedily from the largest city of at least 300,000 inhabitants: all unassigned cities of its
 * country within 60 km. Sets `metroId`.
 */
export function metrosFrom(cities) {
  const metros = [];
  for (const core of cities) {
    if (core.population < metroPopulation || core.metroId) continue;
    const id = metros.length + 1;
    const members = cities.filter(
      (city) => !city.metroId && city.country === core.country && distanceKm(core, city) <= metroRadiusKm,
    );
    for (const city of members) city.metroId = id;
    metros.push({
      id,
      slug: `${core.slug}-area`,
      name: `${core.name} area`,
      nameFr: `Région ${/^([AEIOUÉ]|Halifax|Honolulu)/.test(core.nameFr) ? 'd’' : 'de '}${core.nameFr}`,
      provinceId: core.provinceId,
      cityIds: members.map((city) => city.id),
      bounds: null,
      aliases: metroAliases.get(`${core.name}, ${core.code}`) ?? [],
    });
  }
  return metros;
}

/** Returns the provinces and states that have cities, with all their names. */
export function provincesFrom(cities) {
  const used = new Set(cities.map((city) => city.provinceId));
  return provinceNames
    .filter(({ id }) => used.has(id))
    .map(({ id, code, country, name, nameFr, others }) => ({
      id,
      code,
      country,
      slug: slugOf(name),
      name,
      nameFr,
      aliases: [...new Set([nameFr, ...others])].filter((alias) => alias !== name),
      bounds: null,
    }));
}

/** Sets the bounding boxes of provinces, metro areas and cities from their points and listings. */
export function setBounds({ provinces, metros, cities }, listings) {
  const points = new Map(cities.map((city) => [city.id, [city]]));
  for (const listing of listings) points.get(listing.cityId).push(listing);
  const pointsOf = (members) => members.flatMap((city) => points.get(city.id));
  for (const city of cities) city.bounds = boundingBox(pointsOf([city]), marginKm(city.population));
  for (const metro of metros)
    metro.bounds = boundingBox(pointsOf(cities.filter((city) => city.metroId === metro.id)), 5);
  for (const province of provinces)
    province.bounds = boundingBox(pointsOf(cities.filter((city) => city.provinceId === province.id)), 15);
}

/** Returns the margin of a city's box in kilometres by population: 1 for a village, about 18 for the largest city. */
export const marginKm = (population) => Math.min(18, Math.max(1, 0.006 * Math.sqrt(population) * 1.6));
