import { Injectable } from '@nestjs/common';
import { maxShownFindings, type UtilityFinding, type UtilityKind, type UtilityRun } from '@porchlight/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { changedCount } from '../database/changes.ts';
import { SqlPool } from '../database/sql-pool.ts';
import { notFound } from '../http/problem.ts';
import { Task } from '../outbox/handlers.ts';
import { Outbox } from '../outbox/outbox.ts';
import { UtilitySteps, type UtilityProgress } from './utility-steps.ts';

const taskName = 'utility-step';
/** Findings that are stored of a run: what breaks more often than that is looked for in the database. */
const maxStoredFindings = 1_000;
// A run whose job has no tries left has failed.
const columns = `
  run.id, kind, done, total, finding_count as "findingCount", started_at as "startedAt", started_by as "startedBy",
  ended_at as "endedAt",
  case when run.state = 'running' and exists (select from job
    where target = 'task:${taskName}' and key = run.id::text and job.state = 'dead')
  then 'failed' else run.state end as state,
  coalesce((select json_agg(json_strip_nulls(json_build_object('code', code, 'recordId', record_id, 'part', part,
    'expected', expected, 'found', found)) order by finding.id)
    from (select * from utility_finding where run_id = run.id order by id limit ${maxShownFindings}) finding), '[]')
    as findings`;
const latestSql = `
  select latest.* from unnest($1::text[]) as wanted (kind) cross join lateral (
    select ${columns} from utility_run run where run.kind = wanted.kind order by started_at desc limit 1) latest`;
const oneSql = `select ${columns} from utility_run run where run.id = $1`;
const underWaySql = `
  select ${columns} from utility_run run where kind = $1 and run.state = 'running' and exists (select from job
    where target = 'task:${taskName}' and key = run.id::text and job.state <> 'dead')`;
const startSql = `
  insert into utility_run as run (kind, started_by) values ($1, $2)
  on conflict (kind) where state = 'running' do update set kind = run.kind returning id`;
// A cancel has the time of a step that is under way.
const waitSql = `set local lock_timeout = '9s'; set local statement_timeout = '9s'`;
const cancelSql = `
  update utility_run set state = 'cancelled', ended_at = now(), ended_by = $2 where id = $1 and state = 'running'`;
// @mutation utility-cancelled
const lockSql = `
  select kind, done, total, last_id as "lastId" from utility_run where id = $1 and state = 'running' for update`;
const advanceSql = 'update utility_run set done = $2, total = $3, last_id = $4 where id = $1';
const findSql = `
  insert into utility_finding (run_id, code, record_id, part, expected, found)
  select $1, code, "recordId", part, expected, found
  from jsonb_to_recordset($2) as made (code text, "recordId" text, part text, expected bigint, found bigint)
  where (select finding_count from utility_run where id = $1) < ${maxStoredFindings}`;
const countSql = 'update utility_run set finding_count = finding_count + $2 where id = $1';
const finishSql = `update utility_run set state = 'done', ended_at = now() where id = $1`;

type RunRow = Omit<UtilityRun, 'total' | 'startedAt' | 'endedAt'> & {
  readonly total: number | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
};
type LockedRun = UtilityProgress & { readonly kind: UtilityKind };

/**
 * Runs utilities as jobs of short steps. A step, its progress and the job of the next one commit together, so that a run
 * goes on where it was after a crash, and a cancelled one ends between two steps.
 */
@Injectable()
export class Utilities {
  constructor(
    private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly outbox: Outbox,
    private readonly steps: UtilitySteps,
  ) {}

  async latest(): Promise<UtilityRun[]> {
    const rows = await this.pool.rows<RunRow>('utility_runs', latestSql, [Object.keys(this.steps.of)]);
    return rows.map(present);
  }

  /** Returns the run, or the one of this kind that runs already; one that failed goes on. */
  async start(kind: UtilityKind, userId: string): Promise<UtilityRun> {
    // A step holds the row of its run, and may take longer than a request waits.
    const underWay = await this.pool.row<RunRow>('utility_under_way', underWaySql, [kind]);
    if (underWay) return present(underWay);
    const id = await this.source.transaction(async (manager) => {
      const [{ id: runId }] = await manager.query<[{ id: string }]>(startSql, [kind, userId]);
      await this.outbox.resume(manager, taskName, { id: runId }, { key: runId });
      return runId;
    });
    return this.#get(id);
  }

  /** Ends a run before its next step. Throws 404 for an unknown id. */
  async cancel(id: string, userId: string): Promise<UtilityRun> {
    await this.source.transaction(async (manager) => {
      await manager.query(waitSql);
      await changedCount(manager, cancelSql, [id, userId]);
    });
    return this.#get(id);
  }

  @Task(taskName)
  async step({ id }: { readonly id: string }, manager: EntityManager): Promise<void> {
    const [run] = await manager.query<LockedRun[]>(lockSql, [id]);
    if (!run) return;
    const reached = await this.steps.of[run.kind]?.(manager, run);
    if (!reached) {
      await manager.query(finishSql, [id]);
      return;
    }
    await manager.query(advanceSql, [id, reached.done, reached.total, reached.lastId]);
    if (reached.findings?.length) await store(manager, id, reached.findings);
    await this.outbox.enqueue(manager, taskName, { id }, { key: id });
  }

  async #get(id: string): Promise<UtilityRun> {
    const row = await this.pool.row<RunRow>('utility_run', oneSql, [id]);
    if (!row) throw notFound();
    return present(row);
  }
}

async function store(manager: EntityManager, id: string, findings: readonly UtilityFinding[]): Promise<void> {
  await manager.query(findSql, [id, JSON.stringify(findings)]);
  await manager.query(countSql, [id, findings.length]);
}

const present = ({ total, startedAt, endedAt, ...run }: RunRow): UtilityRun => ({
  ...run,
  startedAt: startedAt.toISOString(),
  ...(total === null ? {} : { total }),
  ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
});
