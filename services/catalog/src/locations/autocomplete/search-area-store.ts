import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import type { Keyed } from '../names/sorted-keys.ts';
import type { Location } from '../location.ts';
import {
  toBuildingAreas,
  PostalAreas,
  type BuildingRow,
  type ListingGroup,
  type PostalRow,
} from './to-search-areas.ts';
import type { SearchArea } from './search-area.ts';

/** Number of listings that one statement reads; their rows are parsed at once. */
const maxListingsPerStatement = 1_000;

// Reads search documents only: there a listing with a hidden address has no building, and its coordinates are the
// public ones.
const groupColumns =
  'count(*)::int as homes, min(s.lat) as south, min(s.lon) as west, max(s.lat) as north, max(s.lon) as east';
// All listings of a building are read by one statement; `last` is the building to continue after.
const buildingsSql = `
  with s as (
    select building_id, lat, lon from listing_search where building_id > $1 order by building_id
    fetch first ($2::int) rows with ties)
  select b.id, b.street, b.city_id as "cityId", (select max(building_id) from s) as last, ${groupColumns}
  from s join building b on b.id = s.building_id
  group by b.id having count(*) > 1 or b.id = (select max(building_id) from s)`;
const postalAreasSql = `
  with s as (
    select id, city_id, lat, lon from listing_search where id > $1 order by id limit $2::int)
  select left(l.postal_code, 5) as code, s.city_id as "cityId", (select max(id) from s) as last, ${groupColumns}
  from s join listing l on l.id = s.id
  group by 1, 2 order by min(s.id)`;

interface Scan {
  readonly name: string;
  readonly text: string;
  readonly listingsPerStatement: number;
}
/** Position to continue after, which every row of a statement has. */
interface Positioned {
  readonly last: string;
}

/**
 * Reads the buildings and postal areas that have public listings. Scans the entire market in short statements, so it
 * runs periodically in the background, never during a request.
 */
@Injectable()
export class SearchAreaStore {
  constructor(private readonly pool: SqlPool) {}

  async *read(
    cityOf: (id: number) => Location | undefined,
    listingsPerStatement = maxListingsPerStatement,
  ): AsyncGenerator<Keyed<SearchArea>> {
    const scan = <Row extends ListingGroup>(name: string, text: string) =>
      this.#scan<Row>({ name, text, listingsPerStatement });
    for await (const row of scan<BuildingRow>('search_area_buildings', buildingsSql))
      if (row.homes > 1) yield* toBuildingAreas(row, cityOf);
    const areas = new PostalAreas(cityOf);
    for await (const row of scan<PostalRow>('search_area_postal', postalAreasSql)) {
      areas.add(row);
    }
    yield* areas.entries();
  }

  async *#scan<Row extends ListingGroup>({ name, text, listingsPerStatement }: Scan): AsyncGenerator<Row> {
    for (let last: string | undefined = '0'; last !== undefined;) {
      const rows: (Row & Positioned)[] = await this.pool.rows<Row & Positioned>(name, text, [
        last,
        listingsPerStatement,
      ]);
      yield* rows;
      last = rows[0]?.last;
    }
  }
}
