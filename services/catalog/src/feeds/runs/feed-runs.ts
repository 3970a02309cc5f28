import { Injectable } from '@nestjs/common';
import type { FeedRunResult } from '@porchlight/contracts/catalog';
import {
  changedCount,
  changedRows,
  notFound,
  Outbox,
  Problem,
  RecurringTask,
  reportChange,
  requireUser,
  type Author,
} from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { applyTask, readTask } from '../importing/run-tasks.ts';
import { RunReading } from '../importing/run-reading.ts';
import { messages } from '../messages.ts';
import { FeedRunReads } from './feed-run-reads.ts';
import { intervalSql } from './feed-schedule-sql.ts';

const scheduleTask = 'feeds.schedule';
const scheduleMs = 60_000;
/** Runs that one pass of the schedule starts; the next pass starts more. */
const maxStarted = 50;

// A feed that another pass starts is skipped.
const dueSql = `
  update feed set next_run_at = now() + ${intervalSql}
  where id = any(array(
    select id from feed where is_active and deleted_at is null and next_run_at <= now()
    order by next_run_at limit ${maxStarted} for update skip locked))
  returning id`;
// The newer file replaces what waits for a decision.
const replaceSql = `
  update feed_run set state = 'cancelled', ended_at = now() where feed_id = $1 and state = 'held'`;
const startSql = `
  insert into feed_run (feed_id, started_by) select id, $2 from feed where id = $1 and deleted_at is null
  on conflict (feed_id) where state in ('queued', 'reading', 'applying') do nothing returning id`;
const openSql = `
  select id from feed_run where feed_id = $1 and state in ('queued', 'reading', 'applying')`;
// @mutation feed-run-held
const approveSql = `update feed_run set state = 'applying', decided_by = $2 where id = $1 and state = 'held'`;
const cancelSql = `
  update feed_run set state = 'cancelled', ended_at = now(), decided_by = $2, leased_until = null
  where id = $1 and state in ('queued', 'reading', 'held', 'applying')`;

/** What a person decides about a run. */
interface Decision {
  readonly runId: string;
  readonly sql: string;
  readonly state: 'applying' | 'cancelled';
}

/** Starts, approves and cancels runs of feeds. */
@Injectable()
export class FeedRuns {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly reads: FeedRunReads,
    private readonly reading: RunReading,
  ) {}

  @RecurringTask(scheduleTask)
  async schedule(_: object, manager: EntityManager): Promise<void> {
    for (const { id } of await changedRows<{ id: string }>(manager, dueSql)) await this.#start(manager, id, null);
    const runAt = new Date(Date.now() + scheduleMs);
    await this.outbox.enqueue(manager, scheduleTask, {}, { key: scheduleTask, runAt });
  }

  /** Returns the run that is under way, or a new one. Throws 404 for an unknown or removed feed. */
  async start(feedId: string, userId: string): Promise<FeedRunResult> {
    const runId = await this.source.transaction((manager) => this.#start(manager, feedId, userId));
    if (runId !== undefined) this.reading.start(runId);
    const [open] = runId === undefined ? await this.source.query<{ id: string }[]>(openSql, [feedId]) : [{ id: runId }];
    if (!open) throw notFound(messages.feedNotFound);
    return this.reads.get(open.id);
  }

  /** Applies a held run. Throws 409 `not-held` for another state, and 404 for an unknown run. */
  async approve(runId: string, author: Author): Promise<FeedRunResult> {
    const isApproved = await this.source.transaction(async (manager) => {
      if (!(await this.#decide(manager, { runId, sql: approveSql, state: 'applying' }, author))) return false;
      await this.outbox.enqueue(manager, applyTask, { runId }, { key: runId });
      return true;
    });
    const run = await this.reads.get(runId);
    if (!isApproved) throw new Problem(409, 'not-held', messages.notHeld);
    return run;
  }

  /** Ends a run before its next rows. Throws 404 for an unknown run. */
  async cancel(runId: string, author: Author): Promise<FeedRunResult> {
    await this.source.transaction((manager) =>
      this.#decide(manager, { runId, sql: cancelSql, state: 'cancelled' }, author),
    );
    return this.reads.get(runId);
  }

  async #decide(manager: EntityManager, { runId, sql, state }: Decision, author: Author): Promise<boolean> {
    if ((await changedCount(manager, sql, [runId, requireUser(author.caller)])) === 0) return false;
    const change = { resource: 'feed-run', recordId: runId, action: 'modified', after: { state } } as const;
    await reportChange({ manager, outbox: this.outbox }, change, author);
    return true;
  }

  async #start(manager: EntityManager, feedId: string, userId: string | null): Promise<string | undefined> {
    const [started] = await manager.query<{ id: string }[]>(startSql, [feedId, userId]);
    if (!started) return undefined;
    await manager.query(replaceSql, [feedId]);
    await this.outbox.enqueue(manager, readTask, { runId: started.id }, { key: started.id });
    return started.id;
  }
}
