// Source data of the grown market: the listings and locations of the demo market, whose distributions are those of a
// real one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { weightedPicker } from './random.mjs';

const MIN_LISTINGS = 8; // minimum number of listings for a rent level of an area

/** Reads the seed of the demo market: `{ version, market }`. */
export function readMarket(root) {
  const bytes = readFileSync(join(root, 'services/catalog/seed/market.json.gz'));
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    market: JSON.parse(gunzipSync(bytes)),
  };
}

/**
 * Returns both countries of a market, each with its cities, a picker of cities (weighted 30 % by listings, 70 % by
 * population), the rent level of each city, and its listings as templates.
 */
export function worldOf(market) {
  const provinces = new Map(market.provinces.map((province) => [province.id, province]));
  const cities = new Map(market.cities.map((city) => [city.id, { ...city, province: provinces.get(city.provinceId) }]));
  const medianRentOf = medianRents(market.homes, cities);
  return Object.fromEntries(
    ['CA', 'US'].map((country) => [country, readCountry({ market, cities, country, medianRentOf })]),
  );
}

function readCountry({ market, cities, country, medianRentOf }) {
  const countryCities = [...cities.values()].filter((city) => city.province.country === country);
  const listings = market.homes.filter((listing) => cities.get(listing.cityId).province.country === country);
  const counts = countBy(listings, (listing) => listing.cityId);
  const population = countryCities.reduce((sum, city) => sum + city.population, 0);
  const weights = countryCities.map(
    (city) => 0.7 * (city.population / population) + 0.3 * ((counts.get(city.id) ?? 0) / listings.length),
  );
  return {
    country,
    cities: countryCities,
    city: weightedPicker(weights),
    medianRents: countryCities.map(medianRentOf),
    templates: listings.map((listing) => ({
      ...listing,
      cityName: cities.get(listing.cityId).name,
      rentRatio: listing.rent / medianRentOf(cities.get(listing.cityId)),
    })),
    streets: listings.map((listing) => listing.street.replace(/^\d+\s*/, '')),
    shares: sharesOf(listings),
  };
}

// Returns the median rent of a city, else of its province, else of its country.
function medianRents(listings, cities) {
  const rents = new Map();
  const keysOf = (city) => [`city ${city.id}`, `province ${city.provinceId}`, city.province.country];
  for (const listing of listings)
    for (const key of keysOf(cities.get(listing.cityId))) listFor(rents, key).push(listing.rent);
  const medians = new Map(
    [...rents]
      .filter(([, list]) => list.length >= MIN_LISTINGS)
      .map(([key, list]) => [key, list.sort((a, b) => a - b)[list.length >> 1]]),
  );
  return (city) =>
    keysOf(city)
      .map((key) => medians.get(key))
      .find(Boolean);
}

function listFor(map, key) {
  if (!map.has(key)) map.set(key, []);
  return map.get(key);
}

const lists = ['amenities', 'utilitiesIncluded', 'accessibility', 'newcomer'];
// Returns the share of listings that have each value.
function sharesOf(listings) {
  return Object.fromEntries(
    lists.map((list) => {
      const counts = countBy(
        listings.flatMap((listing) => listing[list]),
        (item) => item,
      );
      return [list, [...counts].map(([item, count]) => ({ item, share: count / listings.length }))];
    }),
  );
}

function countBy(list, keyOf) {
  const counts = new Map();
  for (const entry of list) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}
