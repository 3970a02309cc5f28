import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Addresses of the photos of a home, in their order. */
export interface ListedPhotos {
  readonly listingId: string;
  readonly photos: readonly string[];
}

const listedSql = `
  select home."listingId" as listing_id, photo.address, photo.place
  from jsonb_to_recordset($1) as home ("listingId" bigint, photos jsonb)
    join listing on listing.id = home."listingId" and not 'photos' = any(listing.pinned_fields)
    cross join lateral jsonb_array_elements_text(home.photos) with ordinality as photo (address, place)`;
const writeSql = `
  insert into feed_photo (listing_id, address, position) select listing_id, address, place from (${listedSql}) listed
  on conflict (listing_id, address) do update set position = excluded.position
  where feed_photo.position <> excluded.position`;
// Photos that the feed does not name any more go with the next one that is fetched.
const dropSql = `
  delete from feed_photo using jsonb_to_recordset($1) as home ("listingId" bigint, photos jsonb), listing
  where feed_photo.listing_id = home."listingId" and listing.id = feed_photo.listing_id
    and not 'photos' = any(listing.pinned_fields) and not home.photos ? feed_photo.address`;
const listedIdsSql = `
  select id::text from listing where id = any($1::bigint[]) and not 'photos' = any(pinned_fields) order by id`;

const detachSql = `
  with gone as (
    delete from listing_photo photo using photo_upload upload
    where photo.listing_id = $1 and upload.id = photo.upload_id and upload.is_from_feed
    returning photo.upload_id)
  update photo_upload set state = 'removed', changed_at = now() from gone where id = gone.upload_id`;
const attachSql = `
  with placed as (
    insert into listing_photo (listing_id, position, upload_id)
    select $1::bigint, (select coalesce(max(position), 0) from listing_photo where listing_id = $1::bigint)
        + row_number() over (order by photo.position, photo.address), upload_id
    from feed_photo photo where listing_id = $1::bigint and upload_id is not null
    returning upload_id)
  update photo_upload set state = 'attached', changed_at = now() from placed where id = placed.upload_id`;

/** Lists the photos of homes of feeds, which are fetched afterwards, and places those that were fetched. */
@Injectable()
export class FeedPhotos {
  /** Landlords who chose the photos of a listing themselves keep them. */
  async list(manager: EntityManager, homes: readonly ListedPhotos[]): Promise<void> {
    const rows = JSON.stringify(homes);
    await manager.query(writeSql, [rows]);
    await manager.query(dropSql, [rows]);
    const ids = await manager.query<{ id: string }[]>(listedIdsSql, [homes.map(({ listingId }) => listingId)]);
    for (const { id } of ids) await this.place(manager, id);
  }

  /** Shows the photos of a locked listing that were fetched, in the order of its feed. */
  async place(manager: EntityManager, listingId: string): Promise<void> {
    await manager.query(detachSql, [listingId]);
    await manager.query(attachSql, [listingId]);
  }
}
