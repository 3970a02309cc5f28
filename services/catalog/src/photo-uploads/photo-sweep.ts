import { Injectable } from '@nestjs/common';
import { pendingUploadHours } from '@porchlight/contracts/catalog';
import { changedRows, errorFields, Log, Outbox, Problem, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AssetFiles } from '../photos/asset-files.ts';
import { PlanFiles } from '../photos/plan-files.ts';
import { TusUploads } from './tus-uploads.ts';

const sweepTask = 'sweep-photos';
const intervalMs = 3_600_000;
const maxPerRun = 500;

// The lock lets a landlord who saves a photo now wait, and then learn that it is gone.
const deleteSql = `
  delete from photo_upload where id in (
    select id from photo_upload
    where changed_at < now() - interval '${pendingUploadHours} hours' and (state <> 'attached' or listing_id is null)
    order by changed_at limit ${maxPerRun} for update skip locked)
  returning id`;

/** Deletes the photos that were uploaded but never saved, and those that were taken out of their listing. */
@Injectable()
export class PhotoSweep {
  constructor(
    private readonly outbox: Outbox,
    private readonly uploads: TusUploads,
    private readonly assets: AssetFiles,
    private readonly plans: PlanFiles,
    private readonly log: Log,
  ) {}

  @RecurringTask(sweepTask)
  async run(_: object, manager: EntityManager): Promise<void> {
    await this.#trySweep(manager);
    await this.outbox.enqueue(manager, sweepTask, {}, { key: sweepTask, runAt: new Date(Date.now() + intervalMs) });
  }

  // While the store does not respond the rows stay, and the next run repeats the deletion.
  async #trySweep(manager: EntityManager): Promise<void> {
    try {
      await manager.transaction((savepoint) => this.sweep(savepoint));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.log.warn('photos could not be deleted', errorFields(error));
    }
  }

  /** Deletes what is due. Returns the number of photos. Throws 503 while the store does not respond. */
  async sweep(manager: EntityManager): Promise<number> {
    const rows = await changedRows<{ id: string }>(manager, deleteSql);
    for (const { id } of rows) {
      await this.assets.remove(id);
      await this.plans.remove(id);
      await this.uploads.remove(id);
    }
    return rows.length;
  }
}
