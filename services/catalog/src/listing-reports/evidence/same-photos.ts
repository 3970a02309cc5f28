import { Injectable } from '@nestjs/common';
import type { SamePhotoListing } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';

// A picture without content, of which a market may have many, reads no more rows than any other.
const maxCopies = 100;
/** Other listings with photos of the listing $1, found by an index however many photos the market has. */
export const samePhotosSql = `
  select o.public_id as id, o.title, o.lang, co.name as company, o.status,
    o.owner_user_id = l.owner_user_id as "isSameLandlord", found.photos
  from (
    select copy.listing_id, array_agg(distinct own.place order by own.place) as photos
    from (
      select upload_id, row_number() over (order by position)::int as place from listing_photo where listing_id = $1) own
    join photo_upload mine on mine.id = own.upload_id
    cross join lateral (
      select u.listing_id from photo_upload u
      where u.perceptual_hash = mine.perceptual_hash and u.state = 'attached' and u.listing_id <> $1
      limit ${maxCopies}) copy
    group by copy.listing_id) found
  join listing o on o.id = found.listing_id join listing l on l.id = $1 join company co on co.id = o.company_id
  where o.status not in ('deleted', 'merged') order by "isSameLandlord", o.id desc limit 10`;

/** Finds listings that have photos of another one, or ones that look the same. */
@Injectable()
export class SamePhotos {
  constructor(private readonly pool: SqlPool) {}

  /** Takes the internal id of a listing. */
  of(internalId: string): Promise<SamePhotoListing[]> {
    return this.pool.rows<SamePhotoListing>('same_photo_listings', samePhotosSql, [internalId]);
  }
}
