import { Injectable } from '@nestjs/common';
import { favouritesCap, noteCap, type DeviceNote } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { holds } from '../homes/holds.ts';
import type { Owner } from './owner.ts';

interface IdRow {
  readonly id: string;
}

const keep = {
  member: `insert into favourite (user_id, listing_id) select $1::uuid, $2::bigint
    where (select count(*) from favourite where user_id = $1::uuid) < ${favouritesCap} on conflict do nothing`,
  guest: `insert into guest_favourite (device, listing_id) select $1::text, $2::bigint
    where (select count(*) from guest_favourite where device = $1::text and merged_at is null) < ${favouritesCap}
    on conflict (device, listing_id) do update set merged_at = null`,
} as const;
const hasOrHasRoom = {
  member: `select 1 from favourite where user_id = $1::uuid having count(*) < ${favouritesCap} or bool_or(listing_id = $2::bigint)`,
  guest: `select 1 from guest_favourite where device = $1::text and merged_at is null having count(*) < ${favouritesCap} or bool_or(listing_id = $2::bigint)`,
} as const;
const drop = {
  member:
    'delete from favourite f using listing l where f.listing_id in (l.id, l.merged_into_id) and f.user_id = $1::uuid and l.public_id = $2',
  guest:
    'delete from guest_favourite f using listing l where f.listing_id in (l.id, l.merged_into_id) and f.device = $1 and l.public_id = $2',
} as const;
const ids = {
  member: `select l.public_id as id from favourite f join listing l on l.id = f.listing_id where f.user_id = $1::uuid and ${holds} order by f.saved_at desc, l.id`,
  guest: `select l.public_id as id from guest_favourite f join listing l on l.id = f.listing_id where f.device = $1 and f.merged_at is null and ${holds} order by f.saved_at desc, l.id`,
} as const;

// The ids of a device in their order: merged homes as the one they became, once each, nothing that does not hold.
const valid = `
  select l.id::text as "listingId", l.public_id as id from unnest($1::text[]) with ordinality as given(id, place)
  join listing o on o.public_id = given.id join listing l on l.id = coalesce(o.merged_into_id, o.id)
  where ${holds} group by l.id order by min(given.place) limit ${favouritesCap}`;
// The first of the list was kept last.
const union = `
  insert into favourite (user_id, listing_id, saved_at)
  select $1::uuid, given.id, clock_timestamp() - given.place * interval '1 millisecond' from unnest($2::bigint[]) with ordinality as given(id, place)
  where not exists (select 1 from favourite f where f.user_id = $1::uuid and f.listing_id = given.id)
  order by given.place limit greatest(0, ${favouritesCap} - (select count(*) from favourite where user_id = $1::uuid)) on conflict do nothing`;
// Two notes on one home become one that holds both; what the account holds already is not added again, so that a second try changes nothing.
const join = `
  update favourite f set note = case when f.note is null then g.note when position(g.note in f.note) > 0 then f.note else left(f.note || chr(10) || g.note, ${noteCap}) end
  from unnest($2::text[], $3::text[]) as g(public_id, note) join listing o on o.public_id = g.public_id
  where f.user_id = $1::uuid and f.listing_id = coalesce(o.merged_into_id, o.id) and g.note <> ''`;
const settle = `update guest_favourite set merged_at = now() where device = $1 and merged_at is null`;
const forget = `delete from guest_favourite where merged_at < now() - interval '30 days'`;
const mirror = `
  with given as (select id, place from unnest($2::bigint[]) with ordinality as g(id, place)),
  gone as (delete from guest_favourite f where f.device = $1 and f.merged_at is null and not exists (select 1 from given g where g.id = f.listing_id))
  insert into guest_favourite (device, listing_id, saved_at) select $1, id, clock_timestamp() - place * interval '1 millisecond' from given
  on conflict (device, listing_id) do update set merged_at = null`;

const write = `
  update favourite f set note = nullif(trim($3), '') from listing l where f.listing_id in (l.id, l.merged_into_id) and f.user_id = $1::uuid and l.public_id = $2`;

const nameOf = (statement: string, kind: Owner['kind']): string => `favourite_${statement}_${kind}`;

/** The lists of kept homes. Every statement names its owner: nobody reads or changes another's. */
@Injectable()
export class FavouriteLists {
  readonly #pool: SqlPool;
  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  async ids({ kind, id }: Owner): Promise<string[]> {
    return (await this.#pool.rows<IdRow>(nameOf('ids', kind), ids[kind], [id])).map((row) => row.id);
  }

  /** Those of the given ids that hold, in their order, with the key of each home. */
  valid(given: readonly string[]): Promise<{ readonly listingId: string; readonly id: string }[]> {
    return this.#pool.rows('favourite_valid', valid, [given]);
  }

  /** The key of a home that can be kept now: a public one, or the public one that it was merged into. */
  async keepable(publicId: string): Promise<string | undefined> {
    const row = await this.#pool.row<{ listingId: string }>(
      'favourite_keepable',
      `
      select s.id::text as "listingId" from listing l join listing_search s on s.id = coalesce(l.merged_into_id, l.id) where l.public_id = $1`,
      [publicId],
    );
    return row?.listingId;
  }

  /** Keeps a home; keeping it twice is keeping it once. @returns false when the list is full */
  async keep({ kind, id }: Owner, listingId: string): Promise<boolean> {
    if (await this.#pool.touch(nameOf('keep', kind), keep[kind], [id, listingId])) return true;
    return this.#hasOrHasRoom({ kind, id }, listingId);
  }

  async drop({ kind, id }: Owner, publicId: string): Promise<void> {
    await this.#pool.touch(nameOf('drop', kind), drop[kind], [id, publicId]);
  }

  /** Writes a renter's note on a home; an empty one takes it away. @returns false when the home is not on the list */
  async note(userId: string, publicId: string, note: string): Promise<boolean> {
    return (await this.#pool.touch('favourite_note', write, [userId, publicId, note])) > 0;
  }

  /** Adds a device's homes and notes to a renter's own, and lays the device's copy aside. */
  async merge(
    userId: string,
    listingIds: readonly string[],
    { notes = [], device }: { readonly notes?: readonly DeviceNote[] | undefined; readonly device: string | undefined },
  ): Promise<void> {
    await this.#pool.inTransaction(async (client) => {
      await client.query(union, [userId, listingIds]);
      if (notes.length > 0)
        await client.query(join, [
          userId,
          notes.map(({ listingId }) => listingId),
          notes.map(({ note }) => note.trim()),
        ]);
      if (device !== undefined) await client.query(settle, [device]);
      await client.query(forget);
    });
  }

  /** Makes the copy of a device's list what the device says it is. */
  async mirror(device: string, listingIds: readonly string[]): Promise<void> {
    await this.#pool.touch('favourite_mirror', mirror, [device, listingIds]);
  }

  // One that was let go on another device since it was found on the list was kept before that: only a full list refuses.
  async #hasOrHasRoom({ kind, id }: Owner, listingId: string): Promise<boolean> {
    return (await this.#pool.row(nameOf('has_or_has_room', kind), hasOrHasRoom[kind], [id, listingId])) !== undefined;
  }
}
