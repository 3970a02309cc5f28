import { Injectable } from '@nestjs/common';
import type { FeedRowAction } from '@porchlight/contracts/catalog';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { LocationCounts } from '../../locations/location-counts.ts';
import { SearchMaintenance } from '../../search-document/search-maintenance.ts';
import { FileFault } from '../file-fault.ts';
import { HomeChanges } from './home-changes.ts';
import { NewHomes } from './new-homes.ts';
import { completeRun, RunEnds } from './run-ends.ts';
import { applyTask } from './run-tasks.ts';
import type { AppliedRun, OpenRow } from './applied-row.ts';

const rowsPerChunk = 200;
// One worker at a time; a cancelled run ends before its next rows.
// @mutation feed-run-lock
const lockSql = `
  select run.id, run.feed_id as "feedId", feed.auto_enables as "autoEnables", company.id as "companyId",
    (select person_id from landlord where landlord.company_id = company.id
      and coalesce(restriction, 'limited') = 'limited' order by known_since, person_id limit 1) as "ownerId",
    (select sum(coalesce((run.counts->>action)::int, 0))::int
      from unnest(array['created', 'updated', 'expired']) as action) as changed
  from feed_run run join feed on feed.id = run.feed_id join company on company.public_id = feed.company_id
  where run.id = $1 and run.state = 'applying' for update of run`;
const rowsSql = `
  select position, external_key as "externalKey", action, home, encode(content_hash, 'hex') as hash,
    listing_id::text as "listingId"
  from feed_row where run_id = $1 and not is_applied order by position limit ${rowsPerChunk}`;
const appliedSql = `
  update feed_row set is_applied = true where run_id = $1 and position <= $2 and not is_applied`;
const advanceSql = 'update feed_run set applied = applied + $2 where id = $1';

/**
 * Applies the rows of a run in short steps. A step, its progress and the job of the next one commit together: a run goes
 * on where it was after a crash, and no row is applied twice.
 */
@Injectable()
export class RunApplying {
  constructor(
    private readonly outbox: Outbox,
    private readonly created: NewHomes,
    private readonly changes: HomeChanges,
    private readonly ends: RunEnds,
    private readonly counts: LocationCounts,
    private readonly upkeep: SearchMaintenance,
  ) {}

  @Task(applyTask)
  async step({ runId }: { readonly runId: string }, manager: EntityManager): Promise<void> {
    const [run] = await manager.query<AppliedRun[]>(lockSql, [runId]);
    if (!run) return;
    const rows = await manager.query<OpenRow[]>(rowsSql, [runId]);
    if (rows.length === 0) return this.#complete(manager, run);
    if (run.ownerId === null) return this.ends.failRun(manager, run, new FileFault('no-landlord'));
    await this.#apply(manager, { ...run, ownerId: run.ownerId }, rows);
    await manager.query(appliedSql, [runId, rows.at(-1)?.position]);
    await manager.query(advanceSql, [runId, rows.length]);
    await this.outbox.enqueue(manager, applyTask, { runId }, { key: runId });
  }

  async #apply(
    manager: EntityManager,
    run: AppliedRun & { readonly ownerId: string },
    rows: readonly OpenRow[],
  ): Promise<void> {
    const of = (...actions: FeedRowAction[]) => rows.filter(({ action }) => actions.includes(action));
    await this.created.insert(manager, run, of('created'));
    await this.changes.update(manager, run, of('updated'));
    await this.changes.confirm(manager, run, of('updated', 'unchanged', 'sighted', 'rejected'));
    await this.changes.miss(manager, run, of('missing', 'expired'));
  }

  async #complete(manager: EntityManager, run: AppliedRun): Promise<void> {
    await completeRun(manager, { ...run, isUnchangedFile: false });
    if (run.changed === 0) return;
    await this.counts.refresh(manager);
    await this.upkeep.scheduleVacuum(manager);
  }
}
