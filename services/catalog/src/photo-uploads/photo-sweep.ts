import { Injectable } from '@nestjs/common';
import { pendingUploadHours } from '@porchlight/contracts/catalog';
import { changedRows, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AssetFiles } from '../photos/asset-files.ts';
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
  ) {}

  @RecurringTask(sweepTask)
  async run(_: object, manager: EntityManager): Promise<void> {
    await this.sweep(manager);
    await this.outbox.enqueue(manager, sweepTask, {}, { key: sweepTask, runAt: new Date(Date.now() + intervalMs) });
  }

  /** Deletes what is due. Returns the number of photos. */
  async sweep(manager: EntityManager): Promise<number> {
    const rows = await changedRows<{ id: string }>(manager, deleteSql);
    for (const { id } of rows) {
      await this.assets.remove(id);
      await this.uploads.remove(id);
    }
    return rows.length;
  }
}
