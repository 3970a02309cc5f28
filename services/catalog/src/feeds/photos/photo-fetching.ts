import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { maxPhotoBytes } from '@porchlight/contracts';
import { changedRow, errorFields, Log, Outbox, RecurringTask, SqlPool } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetFiles } from '../../photos/asset-files.ts';
import { PhotoVersions, type StoredVersions } from '../../photo-uploads/photo-versions.ts';
import { SearchProjection } from '../../search-document/search-projection.ts';
import { FeedFetching } from '../fetching/feed-fetching.ts';
import { FileFault } from '../file-fault.ts';
import { FeedPhotos } from './feed-photos.ts';

const taskName = 'feeds.fetch-photos';
const intervalMs = 30_000;
const maxFetchMs = 60_000;
/** Attempts after which a photo is left out until its address changes. */
const maxAttempts = 3;

const isWaitingSql = `select 1 from feed_photo where state = 'waiting' and next_try_at <= now() limit 1`;
// Another process skips what is being fetched, and takes it over when this one ended.
const nextSql = `
  update feed_photo set attempts = attempts + 1, next_try_at = now() + attempts * interval '10 minutes' + interval '5 minutes'
  where (listing_id, address) = (
    select listing_id, address from feed_photo where state = 'waiting' and next_try_at <= now()
    order by next_try_at, listing_id, position limit 1 for update skip locked)
  returning listing_id::text as "listingId", address, attempts`;
const failedSql = `
  update feed_photo set state = 'failed' where listing_id = $1 and address = $2 and state = 'waiting'`;
const listingSql = `
  select public_id as id, owner_user_id as "ownerId" from listing where id = $1 for update`;
// One picture at two addresses is one photo.
const sameSql = `
  select id from photo_upload where listing_id = $1 and content_hash = $2 and is_from_feed limit 1`;
const insertSql = `
  insert into photo_upload (id, listing_id, owner_user_id, bytes, received, state, width, height, content_hash,
    perceptual_hash, is_from_feed)
  values ($1, $2, $3, $4, $4, 'removed', $5, $6, $7, $8, true)`;
const fetchedSql = `
  update feed_photo set state = 'fetched',
    upload_id = case when exists (select from feed_photo other where other.upload_id = $3) then null else $3::uuid end
  where listing_id = $1 and address = $2 and state = 'waiting' returning upload_id as "uploadId"`;

interface WaitingPhoto {
  readonly listingId: string;
  readonly address: string;
  readonly attempts: number;
}

/** Fetches the photos of homes of feeds, one after another, under the rules of feeds and of uploaded photos. */
@Injectable()
export class PhotoFetching implements OnApplicationShutdown {
  #running: Promise<void> | undefined;
  readonly #stopping = new AbortController();

  constructor(
    private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly outbox: Outbox,
    private readonly fetching: FeedFetching,
    private readonly versions: PhotoVersions,
    private readonly assets: AssetFiles,
    private readonly photos: FeedPhotos,
    private readonly projection: SearchProjection,
    private readonly log: Log,
  ) {}

  @RecurringTask(taskName)
  async check(_: object, manager: EntityManager): Promise<void> {
    if ((await manager.query<object[]>(isWaitingSql)).length > 0) this.start();
    await this.outbox.enqueue(manager, taskName, {}, { key: taskName, runAt: new Date(Date.now() + intervalMs) });
  }

  /** Fetches what waits, in the background. */
  start(): void {
    this.#running ??= this.#fetchAll().finally(() => {
      this.#running = undefined;
    });
  }

  /** Waits for the photos that are being fetched. */
  async settle(): Promise<void> {
    await this.#running;
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.settle();
  }

  async #fetchAll(): Promise<void> {
    try {
      while (!this.#stopping.signal.aborted) {
        const photo = await this.source.transaction((manager) => changedRow<WaitingPhoto>(manager, nextSql));
        if (!photo) return;
        await this.#fetchOne(photo);
      }
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.log.warn('photos of feeds not fetched', errorFields(error));
    }
  }

  async #fetchOne(photo: WaitingPhoto): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-photo-'));
    const path = join(folder, 'photo');
    try {
      const { signal } = this.#stopping;
      await this.fetching.fetchOnce({
        address: photo.address,
        path,
        maxBytes: maxPhotoBytes,
        maxMs: maxFetchMs,
        signal,
      });
      await this.#store(photo, await readFile(path));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      if (error.fault === 'address-refused' || photo.attempts >= maxAttempts) await this.#fail(photo);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #fail({ listingId, address }: WaitingPhoto): Promise<void> {
    await this.pool.execute('feed_photo_failed', failedSql, [listingId, address]);
  }

  async #store(photo: WaitingPhoto, file: Buffer): Promise<void> {
    const id = randomUUID();
    const stored = await this.versions.write(id, file);
    if (typeof stored === 'string') return this.#fail(photo);
    const isKept = await this.source.transaction((manager) =>
      this.#attach(manager, photo, { id, bytes: file.length, ...stored }),
    );
    if (!isKept) await this.assets.remove(id);
  }

  /** Returns false when the photo is not needed any more, or is there already. */
  async #attach(
    manager: EntityManager,
    { listingId, address }: WaitingPhoto,
    { id, bytes, width, height, contentHash, perceptualHash }: StoredVersions & { id: string; bytes: number },
  ): Promise<boolean> {
    const [listing] = await manager.query<{ id: string; ownerId: string }[]>(listingSql, [listingId]);
    if (!listing) return false;
    const [same] = await manager.query<{ id: string }[]>(sameSql, [listingId, contentHash]);
    if (!same) {
      const values = [id, listingId, listing.ownerId, bytes, width, height, contentHash, perceptualHash];
      await manager.query(insertSql, values);
    }
    const fetched = await changedRow<object>(manager, fetchedSql, [listingId, address, same?.id ?? id]);
    if (fetched) await this.photos.place(manager, listingId);
    await this.projection.refresh([listing.id], manager);
    return fetched !== undefined && same === undefined;
  }
}
