// What the grown market is drawn from: the homes and places of the demo market, which has the shapes of a real one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { wheel } from './random.mjs';

const LEAST_KNOWN = 8; // fewer homes than this say nothing about a place's rents

/** Reads the seed of the demo market: `{ version, market }`. */
export function readMarket(root) {
  const bytes = readFileSync(join(root, 'services/catalog/seed/market.json.gz'));
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    market: JSON.parse(gunzipSync(bytes)),
  };
}

/**
 * Both countries of a market, each with its cities, a wheel that draws one (30 % by homes, 70 % by people), the level of rents
 * in each, and its homes as templates.
 */
export function worldOf(market) {
  const provinces = new Map(market.provinces.map((province) => [province.id, province]));
  const cities = new Map(market.cities.map((city) => [city.id, { ...city, province: provinces.get(city.provinceId) }]));
  const level = levels(market.homes, cities);
  return Object.fromEntries(['CA', 'US'].map((country) => [country, land({ market, cities, country, level })]));
}

function land({ market, cities, country, level }) {
  const here = [...cities.values()].filter((city) => city.province.country === country);
  const homes = market.homes.filter((home) => cities.get(home.cityId).province.country === country);
  const counts = countBy(homes, (home) => home.cityId);
  const people = here.reduce((sum, city) => sum + city.population, 0);
  const weights = here.map(
    (city) => 0.7 * (city.population / people) + 0.3 * ((counts.get(city.id) ?? 0) / homes.length),
  );
  return {
    country,
    cities: here,
    city: wheel(weights),
    levels: here.map(level),
    templates: homes.map((home) => ({
      ...home,
      cityName: cities.get(home.cityId).name,
      against: home.rent / level(cities.get(home.cityId)),
    })),
    streets: homes.map((home) => home.street.replace(/^\d+\s*/, '')),
    shares: sharesOf(homes),
  };
}

// the median rent of a city, else of its province, else of its country
function levels(homes, cities) {
  const rents = new Map();
  const keysOf = (city) => [`city ${city.id}`, `province ${city.provinceId}`, city.province.country];
  for (const home of homes) for (const key of keysOf(cities.get(home.cityId))) listIn(rents, key).push(home.rent);
  const medians = new Map(
    [...rents]
      .filter(([, list]) => list.length >= LEAST_KNOWN)
      .map(([key, list]) => [key, list.sort((a, b) => a - b)[list.length >> 1]]),
  );
  return (city) =>
    keysOf(city)
      .map((key) => medians.get(key))
      .find(Boolean);
}

function listIn(map, key) {
  if (!map.has(key)) map.set(key, []);
  return map.get(key);
}

const lists = ['amenities', 'utilitiesIncluded', 'accessibility', 'newcomer'];
// how many homes of a hundred have each word
function sharesOf(homes) {
  return Object.fromEntries(
    lists.map((list) => {
      const counts = countBy(
        homes.flatMap((home) => home[list]),
        (word) => word,
      );
      return [list, [...counts].map(([word, count]) => ({ word, share: count / homes.length }))];
    }),
  );
}

function countBy(list, keyOf) {
  const counts = new Map();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}
