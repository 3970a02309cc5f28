import { Injectable } from '@nestjs/common';
import {
  maxPointsOfInterest,
  type NewPointOfInterest,
  type PointOfInterest,
  type PointOfInterestChange,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';

const columns = 'id, name, address, city, icon, latitude, longitude';
const allSql = `select ${columns} from point_of_interest where user_id = $1::uuid order by made_at, id`;
// Concurrent inserts may choose the same free slot: the key accepts one of them, and the other retries.
const addSql = `
  with free as (
    select slot from generate_series(1, ${maxPointsOfInterest}) as all_slots(slot)
    where not exists (select 1 from point_of_interest p where p.user_id = $1::uuid and p.slot = all_slots.slot)
    order by slot limit 1),
  put as (
    insert into point_of_interest (user_id, slot, name, address, city, icon, latitude, longitude)
    select $1::uuid, slot, $2, $3, $4, $5, $6, $7 from free on conflict do nothing returning ${columns})
  select exists (select from free) as "hadRoom", (select to_jsonb(put) from put) as place`;
const changeSql = `
  update point_of_interest set name = coalesce($3, name), address = coalesce($4, address), city = coalesce($5, city),
    icon = coalesce($6, icon),
    latitude = coalesce($7, latitude), longitude = coalesce($8, longitude)
  where user_id = $1::uuid and id = $2::uuid returning ${columns}`;

/**
 * Stores the points of interest of renters. Every statement filters by user id, so a renter never reads or changes
 * those of another.
 */
@Injectable()
export class PointOfInterestStore {
  constructor(private readonly pool: SqlPool) {}

  of(userId: string): Promise<PointOfInterest[]> {
    return this.pool.rows<PointOfInterest>('places_of', allSql, [userId]);
  }

  /** Adds a point of interest. Returns undefined when the renter already has the maximum of ten. */
  async add(
    userId: string,
    { name, address, city = '', icon = 'one', latitude, longitude }: NewPointOfInterest,
  ): Promise<PointOfInterest | undefined> {
    for (;;) {
      const added = await this.pool.row<{ hadRoom: boolean; place: PointOfInterest | null }>('place_add', addSql, [
        userId,
        name,
        address,
        city,
        icon,
        latitude,
        longitude,
      ]);
      if (added?.place) return added.place;
      if (!added?.hadRoom) return undefined;
    }
  }

  /** Returns undefined when the renter has no such point of interest. */
  change(
    userId: string,
    { id, name, address, city, icon, latitude, longitude }: PointOfInterestChange,
  ): Promise<PointOfInterest | undefined> {
    return this.pool.row<PointOfInterest>('place_change', changeSql, [
      userId,
      id,
      name ?? null,
      address ?? null,
      city ?? null,
      icon ?? null,
      latitude ?? null,
      longitude ?? null,
    ]);
  }

  /** Returns false when the renter has no such point of interest. */
  async remove(userId: string, id: string): Promise<boolean> {
    return (
      (await this.pool.execute(
        'place_remove',
        'delete from point_of_interest where user_id = $1::uuid and id = $2::uuid',
        [userId, id],
      )) > 0
    );
  }
}
