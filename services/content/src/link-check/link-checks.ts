import { Injectable } from '@nestjs/common';
import { maxShownLinkFaults, type LinkCheck, type LinkFault } from '@porchlight/contracts/content';
import { changedCount, nextDailyRun, Outbox, RecurringTask, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { livePathsAmong } from '../redirects/live-paths.ts';
import { HomePaths } from './home-paths.ts';
import { countRecords, recordsAfter, type LinkedRecord } from './linked-records.ts';
import { checkedPath, linksOf } from './links-of.ts';

const weekly = 'check-links';
const next = 'check-next-links';
const weekMs = 7 * 24 * 3_600_000;
/** Hour of the first run, in UTC: night in North America. */
const nightHour = 8;
const batchSize = 50;

interface State {
  readonly run: number;
  readonly shownRun: number;
  readonly isRunning: boolean;
  readonly afterKind: string;
  readonly afterId: string;
  readonly checked: number;
  readonly total: number;
  readonly finishedAt: Date | null;
}
const stateSql = `
  select run, shown_run as "shownRun", is_running as "isRunning", after_kind as "afterKind", after_id as "afterId",
    checked, total, finished_at as "finishedAt" from link_check`;
// A run whose task failed for good is started again.
const startSql = `
  update link_check set run = run + 1, is_running = true, after_kind = '', after_id = '', checked = 0, total = $1,
    touched_at = now()
  where not is_running or touched_at < now() - interval '1 hour'`;
const progressSql = `
  update link_check set after_kind = $2, after_id = $3, checked = checked + $4, touched_at = now()
  where run = $1 and is_running`;
const finishSql = `
  update link_check set is_running = false, shown_run = run, finished_at = now() where run = $1 and is_running`;
const insertFaultsSql = `
  insert into link_fault (run, kind, record_id, link, name, reason)
  select $1, kind, "recordId", link, name, reason
  from jsonb_to_recordset($2::jsonb) as fault (kind text, "recordId" text, link text, name jsonb, reason text)
  on conflict do nothing`;
const faultsSql = `
  select kind, record_id as "recordId", name, link, reason from link_fault where run = $1
  order by reason, kind, name ->> 'en-CA', link limit ${maxShownLinkFaults}`;

/**
 * Checks the links of what visitors see, once a week and when staff start it: one run at a time, in tasks of 50 records.
 * The server loads no page: content and catalog know their addresses. Links to other sites are not checked.
 * (docs/rules/content.md#content-92-links-of-the-site-are-checked-once-a-week)
 */
@Injectable()
export class LinkChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly homes: HomePaths,
  ) {}

  @RecurringTask(weekly, () => nextDailyRun(nightHour, new Date()))
  async runWeekly(_: object, manager: EntityManager): Promise<void> {
    await this.start(manager);
    await this.outbox.enqueue(manager, weekly, {}, { key: weekly, runAt: new Date(Date.now() + weekMs) });
  }

  /** Starts a run. Returns whether it did: not while one is in progress. */
  async start(manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.transaction(async (started) => {
      if ((await changedCount(started, startSql, [await countRecords(started)])) === 0) return false;
      await this.outbox.resume(started, next, {}, { key: next });
      return true;
    });
  }

  @Task(next)
  async checkNext(_: object, manager: EntityManager): Promise<void> {
    const state = await stateOf(manager);
    if (!state.isRunning) return;
    const records = await recordsAfter({ kind: state.afterKind, id: state.afterId }, batchSize, manager);
    const last = records.at(-1);
    if (!last) {
      await changedCount(manager, finishSql, [state.run]);
      await manager.query('delete from link_fault where run <> $1', [state.run]);
      return;
    }
    const faults = await this.#faultsOf(records, manager);
    await manager.query(insertFaultsSql, [state.run, JSON.stringify(faults)]);
    await manager.query(progressSql, [state.run, last.kind, last.id, records.length]);
    await this.outbox.enqueue(manager, next, {}, { key: next });
  }

  async current(): Promise<LinkCheck> {
    const { manager } = this.dataSource;
    const { isRunning, checked, total, finishedAt, shownRun } = await stateOf(manager);
    const faults = await manager.query<LinkFault[]>(faultsSql, [shownRun]);
    const [counted] = await manager.query<{ count: number }[]>(
      'select count(*)::int as count from link_fault where run = $1',
      [shownRun],
    );
    return {
      state: isRunning ? 'running' : finishedAt ? 'done' : 'never',
      checked,
      total: Math.max(total, checked),
      ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
      faultCount: counted?.count ?? 0,
      faults,
    };
  }

  async #faultsOf(records: readonly LinkedRecord[], manager: EntityManager): Promise<LinkFault[]> {
    const links = records.flatMap((record) =>
      linksOf(record.texts).flatMap((link) => {
        const path = checkedPath(link);
        return path === undefined ? [] : [{ record, link, path }];
      }),
    );
    const paths = [...new Set(links.map(({ path }) => path))];
    const faults = await this.#faultyPaths(paths, manager);
    return links.flatMap(({ record: { kind, id, name }, link, path }) => {
      const reason = faults.get(path);
      return reason ? [{ kind, recordId: id, name, link, reason }] : [];
    });
  }

  /** Returns why paths are at fault. */
  async #faultyPaths(paths: readonly string[], manager: EntityManager): Promise<Map<string, LinkFault['reason']>> {
    const live = await livePathsAmong(paths, manager);
    const others = paths.filter((path) => !live.has(path));
    const ofHomes = others.filter((path) => path.startsWith('/homes/'));
    const missing = [...(await this.homes.missingAmong(ofHomes)), ...others.filter((path) => !ofHomes.includes(path))];
    const redirects = await manager.query<{ path: string }[]>(
      'select from_address as path from redirect where from_address = any($1) and deleted_at is null',
      [missing],
    );
    const redirected = new Set(redirects.map(({ path }) => path));
    return new Map(missing.map((path) => [path, redirected.has(path) ? 'redirected' : 'missing']));
  }
}

async function stateOf(manager: EntityManager): Promise<State> {
  const [state] = await manager.query<State[]>(stateSql);
  if (!state) throw new Error('link_check has no row');
  return state;
}
