import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { SortedKeys } from '../names/sorted-keys.ts';
import type { Place } from '../place.ts';
import { buildingSpots, postalSpots, type BuildingRow, type PostalRow } from './spots-of.ts';
import type { Spot } from './spot.ts';

// Search documents only: a home that hides its address has no building there, and its point is the public one.
const together =
  'count(*)::int as homes, min(s.lat) as south, min(s.lon) as west, max(s.lat) as north, max(s.lon) as east';
const sharedBuildings = `
  select b.id, b.street, b.city_id as "cityId", ${together} from listing_search s join building b on b.id = s.building_id
  group by b.id having count(*) > 1`;
const postalAreas = `
  select left(l.postal_code, 5) as code, s.city_id as "cityId", ${together} from listing_search s join listing l on l.id = s.id group by 1, 2`;

/** Reads the buildings and postal areas that have public homes: the whole market is looked at, so with time, seldom, and never for a request. */
@Injectable()
export class Spots {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  read(cityOf: (id: number) => Place | undefined): Promise<SortedKeys<Spot>> {
    return this.#pool.inTransaction(async (client) => {
      await client.query(`set local statement_timeout = '60s'`);
      const buildings = await client.query<BuildingRow>(sharedBuildings);
      const areas = await client.query<PostalRow>(postalAreas);
      return new SortedKeys([...buildingSpots(buildings.rows, cityOf), ...postalSpots(areas.rows, cityOf)]);
    });
  }
}
