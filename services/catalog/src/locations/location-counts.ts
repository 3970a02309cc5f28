import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const recountSql = `
  with counted as (
    select 'city' as kind, city_id as place_id, count(*)::int as homes from listing_search group by city_id
    union all select 'metro', metro_id, count(*)::int from listing_search where metro_id > 0 group by metro_id
    union all select 'province', province_id, count(*)::int from listing_search group by province_id),
  written as (
    insert into place_count (kind, place_id, homes) select kind, place_id, homes from counted
    on conflict (kind, place_id) do update set homes = excluded.homes where place_count.homes <> excluded.homes)
  delete from place_count p where not exists (select 1 from counted c where c.kind = p.kind and c.place_id = p.place_id)`;

/** Counts the public listings of each location; runs periodically, not with every change. */
@Injectable()
export class LocationCounts {
  async refresh(manager: EntityManager): Promise<void> {
    await manager.query(recountSql);
  }
}
