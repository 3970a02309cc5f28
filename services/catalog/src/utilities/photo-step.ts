import type { UtilityFinding } from '@porchlight/contracts';
import type { UtilityProgress, UtilityStepResult } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { PhotoRepair } from '../photos/photo-repair.ts';

/** A step has at most as many photos, and ends after the one during which its time is over. */
const [photosPerStep, stepMs] = [50, 1_000];
/** Sorts before the id of every photo. */
const firstPhoto = '00000000-0000-0000-0000-000000000000';

// Between two statements of a step the versions of a photo are encoded.
const timeoutSql = `set local idle_in_transaction_session_timeout = '1min'`;
const shown = `photo.state = 'attached' and photo.width is not null`;
const countSql = `
  select count(*)::int as total from photo_upload photo join listing on listing.id = listing_id where ${shown}`;
// The lock lets landlords save their photos, but no photo is deleted while its versions are written.
// @mutation photo-lock
const nextSql = `
  select photo.id, public_id as "listingId" from photo_upload photo join listing on listing.id = listing_id
  where photo.id > $1 and ${shown} order by photo.id limit ${photosPerStep} for key share of photo`;

interface NextPhoto {
  readonly id: string;
  readonly listingId: string;
}

/** Writes the missing versions of some photos, of one after another. */
export async function repairPhotos(
  manager: EntityManager,
  at: UtilityProgress,
  photos: PhotoRepair,
): Promise<UtilityStepResult | undefined> {
  await manager.query(timeoutSql);
  const next = await manager.query<NextPhoto[]>(nextSql, [at.lastId === '0' ? firstPhoto : at.lastId]);
  if (next.length === 0) return undefined;
  const [endsAt, findings] = [Date.now() + stepMs, [] as UtilityFinding[]];
  let { done, lastId } = at;
  for (const { id, listingId } of next) {
    if (!(await photos.repair(id))) findings.push({ code: 'photo-unreadable', recordId: listingId, part: id });
    [done, lastId] = [done + 1, id];
    if (Date.now() > endsAt) break;
  }
  return { done, lastId, total: Math.max(done, at.total ?? (await countPhotos(manager))), findings };
}

const countPhotos = async (manager: EntityManager): Promise<number> =>
  (await manager.query<[{ total: number }]>(countSql))[0].total;
