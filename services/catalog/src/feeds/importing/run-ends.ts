import { Injectable } from '@nestjs/common';
import { changedCount, changedRow, Outbox } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { FileFault } from '../file-fault.ts';
import { failingRuns } from '../runs/feed-run-sql.ts';

/** A run that a process performs, and its feed. */
export interface EndingRun {
  readonly id: string;
  readonly feedId: string;
}

const failedSql = `
  update feed_run set state = 'failed', ended_at = now(), leased_until = null, fault = $2, fault_line = $3, excerpt = $4
  where id = $1 and state in ('queued', 'reading', 'applying')`;
const failureSql = `
  update feed set failures = failures + 1 from company where feed.id = $1 and company.public_id = feed.company_id
  returning failures, feed.name, feed.address, contact_email as "contactEmail", company.name as "companyName"`;
const completeSql = `
  update feed_run set ended_at = now(), leased_until = null, is_unchanged_file = $2,
    state = case when coalesce((counts->>'rejected')::int, 0) > 0 then 'partial' else 'ok' end
  where id = $1 and state in ('reading', 'applying')`;
// The marks belong to the file whose homes are imported now.
const readSql = `
  update feed set failures = 0, read_at = run.started_at, etag = run.etag, last_modified = run.last_modified
  from feed_run run where run.id = $2 and feed.id = $1 and not run.is_unchanged_file`;
const respondedSql = 'update feed set failures = 0 where id = $1';
// What stays as it is would fill the table.
const forgetSql = `delete from feed_row where run_id = $1 and action in ('unchanged', 'sighted') and issues = '{}'`;
const homesSql = 'update feed_row set home = null where run_id = $1 and home is not null';

interface FailedFeed {
  readonly failures: number;
  readonly name: string;
  readonly address: string;
  readonly contactEmail: string | null;
  readonly companyName: string;
}

/** Ends runs of feeds. */
@Injectable()
export class RunEnds {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Nothing of the file is imported. */
  async fail(run: EndingRun, fault: FileFault): Promise<void> {
    await this.source.transaction((manager) => this.failRun(manager, run, fault));
  }

  /** Fails a run in the caller's transaction. */
  async failRun(manager: EntityManager, { id, feedId }: EndingRun, { fault, at }: FileFault): Promise<void> {
    const values = [id, fault, at.line ?? null, at.excerpt?.replaceAll('\0', '') ?? null];
    if ((await changedCount(manager, failedSql, values)) === 0) return;
    const feed = await changedRow<FailedFeed>(manager, failureSql, [feedId]);
    if (feed?.failures === failingRuns) await this.#notify(manager, id, { feed, at });
  }

  /** The contact of the partner and the staff are notified once, until the feed was read again. */
  async #notify(
    manager: EntityManager,
    runId: string,
    { feed, at: { line, excerpt } }: { readonly feed: FailedFeed; readonly at: FileFault['at'] },
  ): Promise<void> {
    const { name: feedName, companyName, address, contactEmail } = feed;
    const words = { feedName, companyName, host: new URL(address).host, ...(line && excerpt ? { line, excerpt } : {}) };
    const mail = { template: 'feed-failing', language: 'en-CA', words } as const;
    const key = `feed-failing:${runId}`;
    if (contactEmail !== null)
      await this.outbox.emit(manager, 'mail.requested', { ...mail, email: contactEmail, key: `${key}:contact` });
    await this.outbox.emit(manager, 'mail.requested', { ...mail, recipient: 'site', key: `${key}:site` });
  }

  async complete(run: EndingRun & { readonly isUnchangedFile: boolean }): Promise<void> {
    await this.source.transaction((manager) => completeRun(manager, run));
  }
}

/** Completes a run in the caller's transaction. */
export async function completeRun(
  manager: EntityManager,
  { id, feedId, isUnchangedFile }: EndingRun & { readonly isUnchangedFile: boolean },
): Promise<void> {
  if ((await changedCount(manager, completeSql, [id, isUnchangedFile])) === 0) return;
  await manager.query(readSql, [feedId, id]);
  await manager.query(respondedSql, [feedId]);
  await manager.query(forgetSql, [id]);
  await manager.query(homesSql, [id]);
}
