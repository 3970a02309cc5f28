import { maxPhotos } from '@porchlight/contracts/catalog';
import type { MergedPart } from './merged-parts.ts';

/** Bits in which the perceptual hashes of two versions of one photo differ at most. */
const maxDistance = 6;
const distance = (one: string, other: string) => `length(replace((${one} # ${other})::bit(64)::text, '0', ''))`;
// Scenes of the demo market are compared by their name, uploads by what they look like.
const isAlike = `exists (
  select from listing_photo own left join photo_upload mine on mine.id = own.upload_id
  where own.listing_id = $2::bigint and (own.scene = f.scene
    or ${distance('mine.perceptual_hash', 'u.perceptual_hash')} <= ${maxDistance}))`;

/** Photos that the listing that stays does not have follow its own, up to the most that a listing can have. */
export const photos: MergedPart = {
  name: 'photo',
  move: `
    with found as (
      select f.position, coalesce(f.upload_id::text, f.scene) as key, f.upload_id,
        row_number() over (order by f.position) as n
      from listing_photo f left join photo_upload u on u.id = f.upload_id
      where f.listing_id = $1::bigint and not ${isAlike}),
    last as (
      select coalesce(max(position), 0) as position, count(*) as total from listing_photo where listing_id = $2::bigint),
    moved as (
      update listing_photo m set listing_id = $2::bigint, position = last.position + found.n from found, last
      where m.listing_id = $1::bigint and m.position = found.position and last.total + found.n <= ${maxPhotos}
      returning found.key, found.position as old_position, found.upload_id),
    uploads as (
      update photo_upload set listing_id = $2::bigint where id in (select upload_id from moved where upload_id is not null))
    insert into listing_merge_row (merge_id, part, origin, key, details)
    select $3::uuid, 'photo', $1::bigint::text, key, jsonb_build_object('position', old_position) from moved
    returning key`,
  // Photos that the landlord removed since stay removed.
  back: `
    with returned as (
      update listing_photo m set listing_id = r.origin::bigint, position = (r.details->>'position')::int
      from listing_merge_row r
      where r.merge_id = $1 and r.part = 'photo' and m.listing_id = $2::bigint
        and coalesce(m.upload_id::text, m.scene) = r.key
      returning m.listing_id, m.upload_id)
    update photo_upload u set listing_id = returned.listing_id from returned where u.id = returned.upload_id`,
};
