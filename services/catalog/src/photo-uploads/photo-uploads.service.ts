import { Injectable } from '@nestjs/common';
import { maxPhotoBytes, type ListingState, type PhotoFault } from '@porchlight/contracts';
import {
  maxFloorPlans,
  maxPendingUploads,
  type PhotoUpload,
  type PhotoUploadState,
} from '@porchlight/contracts/catalog';
import { changedCount, changedRow, Problem } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { ownPhotoOf } from '../listings/listing-photo.ts';
import { requireEditable, type Editor } from '../own-listings/editor.ts';
import { listingNotFound } from '../own-listings/own-listing-reader.ts';
import { AssetFiles } from '../photos/asset-files.ts';
import { PlanFiles } from '../photos/plan-files.ts';
import { messages } from './messages.ts';
import { PhotoProcessing } from './photo-processing.ts';
import { TusUploads, uploadNotFound, type UploadPart } from './tus-uploads.ts';

const pending = `state in ('receiving', 'processing', 'ready', 'failed')`;
// @mutation photo-upload-listing
const listingSql = `
  select id, status, lang from listing
  where public_id = $1 and owner_user_id = $2::uuid and status not in ('merged', 'deleted')`;
// Concurrent requests of a landlord count each other's uploads.
export const uploadsLockSql = `select pg_advisory_xact_lock(hashtextextended('uploads of ' || $1::text, 0))`;
const insertSql = `
  insert into photo_upload (listing_id, owner_user_id, bytes) select $1::bigint, $2::uuid, $3::int
  where (select count(*) from photo_upload where owner_user_id = $2::uuid and ${pending}) < ${maxPendingUploads}
  returning id`;
const insertPlanSql = `
  insert into photo_upload (listing_id, owner_user_id, bytes, kind) select $1::bigint, $2::uuid, $3::int, 'plan'
  where (select count(*) from photo_upload
    where listing_id = $1::bigint and kind = 'plan' and state <> 'removed') < ${maxFloorPlans}
  returning id`;
const columns = `u.id, u.bytes, u.received, u.state, u.fault, round(960.0 * u.height / u.width)::int as height`;
const ownSql = `
  select ${columns}, l.lang from photo_upload u join listing l on l.id = u.listing_id
  where u.id = $1 and u.owner_user_id = $2::uuid and u.${pending}`;
// @equivalent-mutant The listing was found by its owner before.
const listSql = `
  select ${columns} from photo_upload u
  where u.listing_id = $1 and u.owner_user_id = $2::uuid and u.kind = 'photo' and u.${pending}
  order by u.created_at, u.id`;
// @equivalent-mutant The upload was found by its owner before.
const completeSql = `
  update photo_upload set state = 'processing', changed_at = now()
  where id = $1 and owner_user_id = $2::uuid and state = 'receiving'`;
const discardSql = `delete from photo_upload where id = $1 and owner_user_id = $2::uuid and ${pending} returning id`;

/** A listing that files are uploaded for. */
export interface UploadListing {
  readonly id: string;
  readonly status: ListingState;
  readonly lang: 'en' | 'fr';
}
interface UploadRow {
  readonly id: string;
  readonly bytes: number;
  readonly received: number;
  readonly state: PhotoUploadState;
  readonly fault: PhotoFault | null;
  readonly height: number | null;
  readonly lang: 'en' | 'fr';
}

interface FoundUpload {
  readonly upload: PhotoUpload;
  readonly size: number;
  readonly offset: number;
}

/** Photos that a landlord uploads for a listing, until they are saved with it. */
@Injectable()
export class PhotoUploadsService {
  constructor(
    private readonly source: DataSource,
    private readonly files: TusUploads,
    private readonly assets: AssetFiles,
    private readonly plans: PlanFiles,
    private readonly processing: PhotoProcessing,
  ) {}

  /**
   * Creates an upload of a file of this size in bytes. Returns its id. Throws 413 for a size out of bounds, 409 for a
   * stopped listing and above the maximum number of uploads.
   */
  async createPhoto(editor: Editor, listingId: string, bytes: number): Promise<string> {
    const id = await this.#create(insertSql, { editor, listingId, bytes });
    if (id === undefined) throw new Problem(409, 'too-many-uploads', messages.tooManyUploads);
    return id;
  }

  /** Creates an upload of a floor plan. Throws as `createPhoto`, and 409 beside the maximum number of plans. */
  async createPlan(editor: Editor, listingId: string, bytes: number): Promise<string> {
    const id = await this.#create(insertPlanSql, { editor, listingId, bytes });
    if (id === undefined) throw new Problem(409, 'too-many-uploads', messages.tooManyPlans(maxFloorPlans));
    return id;
  }

  async #create(
    sql: string,
    { editor, listingId, bytes }: { readonly editor: Editor; readonly listingId: string; readonly bytes: number },
  ): Promise<string | undefined> {
    const listing = await this.listingOf(editor, listingId);
    requireEditable(listing.status, editor);
    if (!(bytes >= 1 && bytes <= maxPhotoBytes)) throw new Problem(413, 'upload-too-large', messages.uploadTooLarge);
    this.files.requireStore();
    return this.source.transaction(async (manager) => {
      await manager.query(uploadsLockSql, [editor.userId]);
      const [row] = await manager.query<{ id: string }[]>(sql, [listing.id, editor.userId, bytes]);
      return row?.id;
    });
  }

  /**
   * Appends a part; the last one starts the processing. Returns the bytes that arrived. Throws 404 for an upload of
   * another landlord.
   */
  async receive({ userId }: Editor, id: string, part: UploadPart): Promise<number> {
    const { bytes } = await this.#own(userId, id);
    const received = await this.files.receive(id, part);
    if (received === bytes) await this.#complete(userId, id);
    return received;
  }

  /** Returns an upload, its size in bytes, and how many of them arrived. */
  async find({ userId }: Editor, id: string): Promise<FoundUpload> {
    const row = await this.#own(userId, id);
    // The process may have ended after the last byte.
    if (row.state === 'receiving' && row.received === row.bytes) await this.#complete(userId, id);
    return { upload: toUpload(row, row.lang), size: row.bytes, offset: row.received };
  }

  /** Returns the uploads of a listing that are not in it yet. */
  async list({ userId }: Editor, listingId: string): Promise<PhotoUpload[]> {
    const { id, lang } = await this.listingOf({ userId }, listingId);
    const rows = await this.source.query<UploadRow[]>(listSql, [id, userId]);
    return rows.map((row) => toUpload(row, lang));
  }

  /** Deletes an upload that is in no listing. While the store does not respond it stays, and is deleted after a day. */
  async discard({ userId }: Editor, id: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      const row = await changedRow<{ id: string }>(manager, discardSql, [id, userId]);
      if (!row) throw uploadNotFound();
      await this.removeFiles(id);
    });
  }

  /** Removes all files of an upload, what is shown last: nothing is removed after a failure, which keeps the upload. */
  async removeFiles(id: string): Promise<void> {
    await this.files.remove(id);
    await this.plans.remove(id);
    await this.assets.remove(id);
  }

  /** Returns a listing of the landlord. Throws 404 for another one. */
  async listingOf({ userId }: Pick<Editor, 'userId'>, id: string): Promise<UploadListing> {
    const [row] = await this.source.query<UploadListing[]>(listingSql, [id, userId]);
    if (!row) throw listingNotFound();
    return row;
  }

  async #own(userId: string, id: string): Promise<UploadRow> {
    const [row] = await this.source.query<UploadRow[]>(ownSql, [id, userId]);
    if (!row) throw uploadNotFound();
    return row;
  }

  async #complete(userId: string, id: string): Promise<void> {
    const isNew = await this.source.transaction(async (manager) => {
      if ((await changedCount(manager, completeSql, [id, userId])) === 0) return false;
      await this.processing.scheduleCheck(manager, id);
      return true;
    });
    if (isNew) this.processing.start(id);
  }
}

const toUpload = ({ id, state, fault, height }: UploadRow, language: 'en' | 'fr'): PhotoUpload => ({
  id,
  state,
  ...(fault === null ? {} : { fault }),
  ...(state === 'ready'
    ? { photo: ownPhotoOf({ scene: null, uploadId: id, height, altEn: null, altFr: null }, language) }
    : {}),
});
