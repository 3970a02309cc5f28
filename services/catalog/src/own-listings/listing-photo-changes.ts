import { Injectable } from '@nestjs/common';
import type { PhotoInput } from '@porchlight/contracts/catalog';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';
import type { LockedListing } from './own-listing-lock.ts';

/** Ids of the photos before and after a change. */
export interface PhotoChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}
interface PhotoRow {
  readonly id: string;
  readonly uploadId: string | null;
  readonly scene: string | null;
  readonly altEn: string | null;
  readonly altFr: string | null;
}

const storedSql = `
  select coalesce(upload_id::text, scene) as id, upload_id as "uploadId", scene, alt_en as "altEn", alt_fr as "altFr"
  from listing_photo where listing_id = $1 order by position`;
// Those that were taken out within the last day can come back.
// @mutation photo-upload-attach
const attachableSql = `
  select id::text as id, id as "uploadId", null as scene, null as "altEn", null as "altFr" from photo_upload
  where listing_id = $1 and owner_user_id = $2::uuid and id::text = any($3::text[]) and state in ('ready', 'removed')
    and kind = 'photo'
  for update`;
const deleteSql = 'delete from listing_photo where listing_id = $1';
const insertSql = `
  insert into listing_photo (listing_id, position, upload_id, scene, alt_en, alt_fr)
  select $1, place, (photo->>'uploadId')::uuid, photo->>'scene', photo->>'altEn', photo->>'altFr'
  from jsonb_array_elements($2::jsonb) with ordinality as given(photo, place)`;
const statesSql = `
  update photo_upload set state = case when id::text = any($2::text[]) then 'attached' else 'removed' end,
    changed_at = now()
  where listing_id = $1 and state in ('ready', 'attached', 'removed') and id::text = any($3::text[])`;

/** Changes the photos of a listing: which ones, their order and their alternative texts. */
@Injectable()
export class ListingPhotoChanges {
  /**
   * Saves the photos of a locked listing. Returns undefined when they are the stored ones. Throws 422 for a photo that
   * is not the landlord's, one that is named twice, and for a public listing without any.
   */
  async change(
    manager: EntityManager,
    listing: LockedListing,
    { ownerId, photos }: { readonly ownerId: string; readonly photos: readonly PhotoInput[] },
  ): Promise<PhotoChange | undefined> {
    const { internalId, lang } = listing;
    const stored = await manager.query<PhotoRow[]>(storedSql, [internalId]);
    const added = await this.#added(manager, { internalId, ownerId, stored, photos });
    const known = new Map([...stored, ...added].map((row) => [row.id, row]));
    const next = photos.map((photo) => toRow(known.get(photo.id), photo, lang === 'fr' ? 'altFr' : 'altEn'));
    refuseFaults(photos, next, { ...listing, hadPhotos: stored.length > 0 });
    if (JSON.stringify(next) === JSON.stringify(stored)) return undefined;
    await manager.query(deleteSql, [internalId]);
    await manager.query(insertSql, [internalId, JSON.stringify(next)]);
    const before = stored.map(({ id }) => id);
    const after = photos.map(({ id }) => id);
    await manager.query(statesSql, [internalId, after, [...before, ...after]]);
    return { before, after };
  }

  async #added(
    manager: EntityManager,
    given: {
      readonly internalId: string;
      readonly ownerId: string;
      readonly stored: readonly PhotoRow[];
      readonly photos: readonly PhotoInput[];
    },
  ): Promise<PhotoRow[]> {
    const ids = new Set(given.stored.map(({ id }) => id));
    const added = given.photos.map(({ id }) => id).filter((id) => !ids.has(id));
    return added.length === 0 ? [] : manager.query<PhotoRow[]>(attachableSql, [given.internalId, given.ownerId, added]);
  }
}

/** Returns the row of a photo with the text that the landlord wrote, which replaces both languages when it differs. */
function toRow(row: PhotoRow | undefined, { alt }: PhotoInput, field: 'altEn' | 'altFr'): PhotoRow | undefined {
  if (!row || alt === undefined) return row;
  const text = alt.trim() || null;
  return text === row[field] ? row : { ...row, altEn: text, altFr: text };
}

function refuseFaults(
  photos: readonly PhotoInput[],
  rows: readonly (PhotoRow | undefined)[],
  { status, hadPhotos }: LockedListing & { readonly hadPhotos: boolean },
): void {
  const missing = rows.findIndex((row) => row === undefined);
  const ids = photos.map(({ id }) => id);
  const repeated = ids.findIndex((id, position) => ids.indexOf(id) !== position);
  if (missing !== -1) throw refused(`photos.${missing}.id`, messages.photoGone);
  if (repeated !== -1) throw refused(`photos.${repeated}.id`, messages.photoTwice);
  if (photos.length === 0 && hadPhotos && status !== 'draft') throw refused('photos', messages.photoNeeded);
}

const refused = (field: string, message: typeof messages.photoGone) =>
  new Problem(422, 'input-refused', messages.notSaved, { errors: { [field]: [message] } });
