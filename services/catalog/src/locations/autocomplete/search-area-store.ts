import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { SortedKeys } from '../names/sorted-keys.ts';
import type { Location } from '../location.ts';
import { toBuildingAreas, toPostalAreas, type BuildingRow, type PostalRow } from './to-search-areas.ts';
import type { SearchArea } from './search-area.ts';

// Reads search documents only: there a listing with a hidden address has no building, and its coordinates are the
// public ones.
const groupColumns =
  'count(*)::int as homes, min(s.lat) as south, min(s.lon) as west, max(s.lat) as north, max(s.lon) as east';
const sharedBuildings = `
  select b.id, b.street, b.city_id as "cityId", ${groupColumns} from listing_search s join building b on b.id = s.building_id
  group by b.id having count(*) > 1`;
const postalAreas = `
  select left(l.postal_code, 5) as code, s.city_id as "cityId", ${groupColumns} from listing_search s join listing l on l.id = s.id group by 1, 2`;

/**
 * Reads the buildings and postal areas that have public listings. Scans the entire market, so it runs periodically in
 * the background, never during a request.
 */
@Injectable()
export class SearchAreaStore {
  constructor(private readonly pool: SqlPool) {}

  read(cityOf: (id: number) => Location | undefined): Promise<SortedKeys<SearchArea>> {
    return this.pool.inTransaction(async (client) => {
      await client.query(`set local statement_timeout = '60s'`);
      const buildings = await client.query<BuildingRow>(sharedBuildings);
      const areas = await client.query<PostalRow>(postalAreas);
      return new SortedKeys([...toBuildingAreas(buildings.rows, cityOf), ...toPostalAreas(areas.rows, cityOf)]);
    });
  }
}
