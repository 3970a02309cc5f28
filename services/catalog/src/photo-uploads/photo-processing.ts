import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PhotoFault } from '@porchlight/contracts';
import { errorFields, Log, Outbox, Problem, SqlPool, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AssetFiles } from '../photos/asset-files.ts';
import { PlanFiles } from '../photos/plan-files.ts';
import { PhotoVersions, type StoredVersions } from './photo-versions.ts';
import { isPdf, pdfFault } from './read-pdf.ts';
import { TusUploads } from './tus-uploads.ts';

const checkTask = 'check-photo';
/** Time after which a photo that is still not processed is tried again. */
const checkAfterMs = 60_000;
/** Attempts after which a photo counts as damaged: each of them ended the process. */
const maxAttempts = 5;

const readySql = `
  update photo_upload set state = case kind when 'plan' then 'attached' else 'ready' end, width = $2, height = $3,
    content_hash = $4, perceptual_hash = $5,
    changed_at = now() where id = $1 and state = 'processing'`;
const pdfSql = `update photo_upload set state = 'attached', changed_at = now() where id = $1 and state = 'processing'`;
const failedSql = `
  update photo_upload set state = 'failed', fault = $2, changed_at = now() where id = $1 and state = 'processing'`;
const isProcessingSql = `select 1 from photo_upload where id = $1 and state = 'processing'`;
const attemptSql = `
  update photo_upload set attempts = attempts + 1, changed_at = now() where id = $1 and state = 'processing'
  returning attempts::int, kind`;
const releaseSql = `update photo_upload set attempts = attempts - 1 where id = $1 and state = 'processing'`;

interface Attempt {
  readonly attempts: number;
  readonly kind: 'photo' | 'plan';
}

/**
 * Makes the versions of uploaded photos, one after another, so that memory stays flat. A check follows each photo: the
 * process may have ended meanwhile.
 */
@Injectable()
export class PhotoProcessing implements OnApplicationShutdown {
  #last: Promise<void> = Promise.resolve();
  readonly #queued = new Set<string>();
  #isStopped = false;

  constructor(
    private readonly pool: SqlPool,
    private readonly outbox: Outbox,
    private readonly uploads: TusUploads,
    private readonly assets: AssetFiles,
    private readonly plans: PlanFiles,
    private readonly versions: PhotoVersions,
    private readonly log: Log,
  ) {}

  /** Schedules the check of a photo, in the transaction that says that it is processed. */
  async scheduleCheck(manager: EntityManager, uploadId: string): Promise<void> {
    const runAt = new Date(Date.now() + checkAfterMs);
    await this.outbox.enqueue(manager, checkTask, { uploadId }, { key: uploadId, runAt });
  }

  /** Starts to process a photo, unless it is queued here already. */
  start(id: string): void {
    if (this.#queued.has(id)) return;
    this.#queued.add(id);
    this.#last = this.#last.then(() => this.#tryToProcess(id));
  }

  /** Waits for the photos that are queued here. */
  async settle(): Promise<void> {
    await this.#last;
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    await this.settle();
  }

  /** Tries a photo again that is still not processed. */
  @Task(checkTask)
  async check({ uploadId }: { readonly uploadId: string }, manager: EntityManager): Promise<void> {
    const [open] = await manager.query<unknown[]>(isProcessingSql, [uploadId]);
    if (!open) return;
    await this.scheduleCheck(manager, uploadId);
    this.start(uploadId);
  }

  async #tryToProcess(id: string): Promise<void> {
    try {
      if (!this.#isStopped) await this.#process(id);
    } catch (error) {
      this.log.warn('photo could not be processed', { upload: id, ...errorFields(error) });
      if (error instanceof Problem) await this.#release(id);
    } finally {
      this.#queued.delete(id);
    }
  }

  // The store did not respond, which is no fault of the photo. An attempt too many does no harm.
  async #release(id: string): Promise<void> {
    await this.pool.execute('photo_release', releaseSql, [id]).catch(() => undefined);
  }

  async #process(id: string): Promise<void> {
    const attempt = await this.pool.row<Attempt>('photo_attempt', attemptSql, [id]);
    // Discarded, or processed by another instance.
    if (!attempt) return;
    const file = await this.uploads.bytes(id);
    if (attempt.kind === 'plan' && isPdf(file)) await this.#storePdf(id, file);
    else await this.#storePhoto(id, file, attempt);
    await this.uploads.remove(id);
  }

  async #storePdf(id: string, file: Buffer): Promise<void> {
    const fault = pdfFault(file);
    if (fault) {
      await this.pool.execute('photo_failed', failedSql, [id, fault]);
      return;
    }
    await this.plans.write(id, file);
    // Discarded meanwhile.
    if ((await this.pool.execute('plan_ready', pdfSql, [id])) === 0) await this.plans.remove(id);
  }

  async #storePhoto(id: string, file: Buffer, { attempts }: Attempt): Promise<void> {
    const photo: StoredVersions | PhotoFault = attempts > maxAttempts ? 'damaged' : await this.versions.write(id, file);
    if (typeof photo === 'string') await this.pool.execute('photo_failed', failedSql, [id, photo]);
    else {
      const { width, height, contentHash, perceptualHash } = photo;
      const values = [id, width, height, contentHash, perceptualHash];
      // Discarded meanwhile.
      if ((await this.pool.execute('photo_ready', readySql, values)) === 0) await this.assets.remove(id);
    }
  }
}
