import { slugify } from '@porchlight/contracts';
import type { Location } from './location.ts';

/** Creates a location for tests: `aLocation({ name: 'Calgary', homes: 12 })`. */
export function aLocation(given: Partial<Location> = {}): Location {
  const name = given.name ?? 'Calgary';
  return {
    kind: 'city',
    id: 5913490,
    slug: slugify(name),
    name,
    nameFr: name,
    aliases: [],
    bounds: { north: 51.2, east: -113.9, south: 50.9, west: -114.3 },
    provinceId: 1,
    provinceSlug: 'alberta',
    provinceCode: 'AB',
    provinceName: 'Alberta',
    provinceNameFr: 'Alberta',
    country: 'CA',
    population: 1_000_000,
    isFeatured: false,
    homes: 0,
    ...given,
  };
}
