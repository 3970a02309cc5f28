import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Country } from '@porchlight/contracts';
import type { MarketFile, SeedCity } from '../seed/market-file.ts';
import type { Location, LocationKind } from './location.ts';

type Market = Pick<MarketFile, 'provinces' | 'metros' | 'cities' | 'homes'>;
type Province = Market['provinces'][number];

/**
 * The places of the demo market with the number of their homes, without a database: for tests and verification suites
 * on real names.
 */
export function seededLocations(): Location[] {
  const { provinces, metros, cities, homes } = JSON.parse(
    gunzipSync(readFileSync(new URL('../../seed/market.json.gz', import.meta.url))).toString(),
  ) as Market;
  const byId = new Map(provinces.map((province) => [province.id, province]));
  const counts = listingCounts(homes, new Map(cities.map((city) => [city.id, city])));
  const toLocation = (
    kind: LocationKind,
    one: Province | Market['metros'][number] | SeedCity,
    province: Province,
  ): Location => ({
    kind,
    id: one.id,
    slug: one.slug,
    name: one.name,
    nameFr: one.nameFr,
    aliases: one.aliases,
    bounds: one.bounds,
    provinceId: province.id,
    provinceSlug: province.slug,
    provinceCode: province.code,
    provinceName: province.name,
    provinceNameFr: province.nameFr,
    country: province.country as Country,
    population: 'population' in one ? one.population : 0,
    isFeatured: 'featured' in one && one.featured,
    homes: counts.get(`${kind}/${one.id}`) ?? 0,
  });
  return [
    ...cities.map((city) => toLocation('city', city, byId.get(city.provinceId)!)),
    ...metros.map((metro) => toLocation('metro', metro, byId.get(metro.provinceId)!)),
    ...provinces.map((province) => toLocation('province', province, province)),
  ];
}

function listingCounts(listings: Market['homes'], cities: ReadonlyMap<number, SeedCity>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cityId } of listings) {
    const { id, metroId, provinceId } = cities.get(cityId)!;
    for (const key of [`city/${id}`, `metro/${metroId}`, `province/${provinceId}`])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
