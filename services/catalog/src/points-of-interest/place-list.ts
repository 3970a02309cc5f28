import { Injectable } from '@nestjs/common';
import {
  pointsOfInterestCap,
  type NewPointOfInterest,
  type PointOfInterest,
  type PointOfInterestChange,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';

const columns = 'id, name, address, city, icon, latitude, longitude';
const all = `select ${columns} from point_of_interest where user_id = $1::uuid order by made_at, id`;
// Two tabs may choose the same free slot: the key lets one of them have it, and the other asks again.
const add = `
  with free as (
    select slot from generate_series(1, ${pointsOfInterestCap}) as all_slots(slot)
    where not exists (select 1 from point_of_interest p where p.user_id = $1::uuid and p.slot = all_slots.slot) order by slot limit 1),
  put as (
    insert into point_of_interest (user_id, slot, name, address, city, icon, latitude, longitude) select $1::uuid, slot, $2, $3, $4, $5, $6, $7 from free on conflict do nothing returning ${columns})
  select exists (select from free) as "hadRoom", (select to_jsonb(put) from put) as place`;
const change = `
  update point_of_interest set name = coalesce($3, name), address = coalesce($4, address), city = coalesce($5, city), icon = coalesce($6, icon),
    latitude = coalesce($7, latitude), longitude = coalesce($8, longitude)
  where user_id = $1::uuid and id = $2::uuid returning ${columns}`;

/** The places of renters. Every statement names its renter: nobody reads or changes another's. */
@Injectable()
export class PlaceList {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  of(userId: string): Promise<PointOfInterest[]> {
    return this.#pool.rows<PointOfInterest>('places_of', all, [userId]);
  }

  /** Adds a place. @returns nothing when there are ten */
  async add(
    userId: string,
    { name, address, city = '', icon = 'one', latitude, longitude }: NewPointOfInterest,
  ): Promise<PointOfInterest | undefined> {
    for (;;) {
      const added = await this.#pool.row<{ hadRoom: boolean; place: PointOfInterest | null }>('place_add', add, [
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

  /** @returns nothing when the renter has no such place */
  change(
    userId: string,
    { id, name, address, city, icon, latitude, longitude }: PointOfInterestChange,
  ): Promise<PointOfInterest | undefined> {
    return this.#pool.row<PointOfInterest>('place_change', change, [
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

  /** @returns false when the renter has no such place */
  async remove(userId: string, id: string): Promise<boolean> {
    return (
      (await this.#pool.touch(
        'place_remove',
        'delete from point_of_interest where user_id = $1::uuid and id = $2::uuid',
        [userId, id],
      )) > 0
    );
  }
}
