import { Injectable } from '@nestjs/common';
import { maxFavourites, maxNoteLength, type DeviceNote } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { staysOnLists } from '../listings/stays-on-lists.ts';
import type { Owner } from './owner.ts';

interface IdRow {
  readonly id: string;
}

const add = {
  member: `insert into favourite (user_id, listing_id) select $1::uuid, $2::bigint
    where (select count(*) from favourite where user_id = $1::uuid) < ${maxFavourites} on conflict do nothing`,
  guest: `insert into guest_favourite (device, listing_id) select $1::text, $2::bigint
    where (select count(*) from guest_favourite where device = $1::text and merged_at is null) < ${maxFavourites}
    on conflict (device, listing_id) do update set merged_at = null`,
} as const;
const isSavedOrHasRoom = {
  member: `
    select 1 from favourite where user_id = $1::uuid
      having count(*) < ${maxFavourites} or bool_or(listing_id = $2::bigint)`,
  guest: `
    select 1 from guest_favourite
    where device = $1::text and merged_at is null having count(*) < ${maxFavourites} or bool_or(listing_id = $2::bigint)`,
} as const;
const remove = {
  // @mutation favourite-owner
  member: `
      delete from favourite f using listing l
      where f.listing_id in (l.id, l.merged_into_id) and f.user_id = $1::uuid and l.public_id = $2`,
  guest: `
      delete from guest_favourite f using listing l
      where f.listing_id in (l.id, l.merged_into_id) and f.device = $1 and l.public_id = $2`,
} as const;
const ids = {
  member: `
    select l.public_id as id from favourite f join listing l on l.id = f.listing_id
    where f.user_id = $1::uuid and ${staysOnLists} order by f.saved_at desc, l.id`,
  guest: `
    select l.public_id as id from guest_favourite f join listing l on l.id = f.listing_id
    where f.device = $1 and f.merged_at is null and ${staysOnLists} order by f.saved_at desc, l.id`,
} as const;

// Ids of a device's list, in order: merged listings under their new id, without duplicates and unavailable listings.
const valid = `
  select l.id::text as "listingId", l.public_id as id from unnest($1::text[]) with ordinality as given(id, place)
  join listing o on o.public_id = given.id join listing l on l.id = coalesce(o.merged_into_id, o.id)
  where ${staysOnLists} group by l.id order by min(given.place) limit ${maxFavourites}`;
// The first in the list was saved last.
const mergeListings = `
  insert into favourite (user_id, listing_id, saved_at)
  select $1::uuid, given.id, clock_timestamp() - given.place * interval '1 millisecond'
  from unnest($2::bigint[]) with ordinality as given(id, place)
  where not exists (select 1 from favourite f where f.user_id = $1::uuid and f.listing_id = given.id)
  order by given.place limit greatest(0, ${maxFavourites} - (select count(*) from favourite where user_id = $1::uuid))
  on conflict do nothing`;
// Merges two notes on one listing into one; text that the account already has is not appended again, so a retry changes
// nothing.
const mergeNotes = `
  update favourite f set note = case when f.note is null then g.note when position(g.note in f.note) > 0 then f.note
    else left(f.note || chr(10) || g.note, ${maxNoteLength}) end
  from unnest($2::text[], $3::text[]) as g(public_id, note) join listing o on o.public_id = g.public_id
  where f.user_id = $1::uuid and f.listing_id = coalesce(o.merged_into_id, o.id) and g.note <> ''`;
const markMerged = `update guest_favourite set merged_at = now() where device = $1 and merged_at is null`;
const deleteMerged = `delete from guest_favourite where merged_at < now() - interval '30 days'`;
const mirror = `
  with given as (select id, place from unnest($2::bigint[]) with ordinality as g(id, place)),
  gone as (delete from guest_favourite f
    where f.device = $1 and f.merged_at is null and not exists (select 1 from given g where g.id = f.listing_id))
  insert into guest_favourite (device, listing_id, saved_at)
  select $1, id, clock_timestamp() - place * interval '1 millisecond' from given
  on conflict (device, listing_id) do update set merged_at = null`;

const writeNote = `
  update favourite f set note = nullif(trim($3), '') from listing l
  where f.listing_id in (l.id, l.merged_into_id) and f.user_id = $1::uuid and l.public_id = $2`;

const statementName = (statement: string, kind: Owner['kind']): string => `favourite_${statement}_${kind}`;

/** Stores the favourites of renters and guests. Every statement filters by owner. */
@Injectable()
export class FavouriteLists {
  constructor(private readonly pool: SqlPool) {}

  async ids({ kind, id }: Owner): Promise<string[]> {
    return (await this.pool.rows<IdRow>(statementName('ids', kind), ids[kind], [id])).map((row) => row.id);
  }

  /** Returns those of the given ids that are still shown on lists, in their order, with their internal ids. */
  valid(given: readonly string[]): Promise<{ readonly listingId: string; readonly id: string }[]> {
    return this.pool.rows('favourite_valid', valid, [given]);
  }

  /** Returns the internal id of a listing that can be saved: it, or the listing it was merged into, is public. */
  async findSavable(publicId: string): Promise<string | undefined> {
    const row = await this.pool.row<{ listingId: string }>(
      'favourite_keepable',
      `
      select s.id::text as "listingId" from listing l join listing_search s on s.id = coalesce(l.merged_into_id, l.id)
      where l.public_id = $1`,
      [publicId],
    );
    return row?.listingId;
  }

  /** Saves a listing; idempotent. Returns false when the list is full. */
  async add({ kind, id }: Owner, listingId: string): Promise<boolean> {
    if (await this.pool.execute(statementName('keep', kind), add[kind], [id, listingId])) return true;
    return this.#hasOrHasRoom({ kind, id }, listingId);
  }

  async remove({ kind, id }: Owner, publicId: string): Promise<void> {
    await this.pool.execute(statementName('drop', kind), remove[kind], [id, publicId]);
  }

  /**
   * Writes a renter's note on a favourite; an empty note deletes it. Returns false when the listing is not a favourite.
   */
  async note(userId: string, publicId: string, note: string): Promise<boolean> {
    return (await this.pool.execute('favourite_note', writeNote, [userId, publicId, note])) > 0;
  }

  /** Merges a device's favourites and notes into a renter's, and marks the device's copy as merged. */
  async merge(
    userId: string,
    listingIds: readonly string[],
    { notes = [], device }: { readonly notes?: readonly DeviceNote[] | undefined; readonly device: string | undefined },
  ): Promise<void> {
    await this.pool.inTransaction(async (client) => {
      await client.query(mergeListings, [userId, listingIds]);
      if (notes.length > 0)
        await client.query(mergeNotes, [
          userId,
          notes.map(({ listingId }) => listingId),
          notes.map(({ note }) => note.trim()),
        ]);
      if (device !== undefined) await client.query(markMerged, [device]);
      await client.query(deleteMerged);
    });
  }

  /** Replaces the stored copy of a device's list. */
  async mirror(device: string, listingIds: readonly string[]): Promise<void> {
    await this.pool.execute('favourite_mirror', mirror, [device, listingIds]);
  }

  // A listing removed on another device in the meantime counts as saved before that; only a full list is refused.
  async #hasOrHasRoom({ kind, id }: Owner, listingId: string): Promise<boolean> {
    return (
      (await this.pool.row(statementName('has_or_has_room', kind), isSavedOrHasRoom[kind], [id, listingId])) !==
      undefined
    );
  }
}
