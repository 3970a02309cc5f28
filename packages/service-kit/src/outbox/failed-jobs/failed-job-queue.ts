import type { FailedJobKind, FailedJobRetry, FailedJobs, FailedJobsRetried } from '@porchlight/contracts';
import type { DataSource } from 'typeorm';
import { changedCount } from '../../database/changes.ts';
import type { SqlPool } from '../../database/sql-pool.ts';
import { reportChange, type Author } from '../../resource/report-change.ts';
import type { Outbox } from '../outbox.ts';
import { withoutContactData } from './without-contact-data.ts';

/** Reads one entry of the index per kind, then the oldest jobs of each kind. */
export const failedJobsSql = `
  with recursive found as (
    (select target, name from job where state = 'dead' order by target, name limit 1)
    union all
    select next.target, next.name from found cross join lateral (
      select target, name from job where state = 'dead' and (target, name) > (found.target, found.name)
      order by target, name limit 1) next
  )
  select found.target, found.name, oldest.kind, oldest.jobs, counted.count
  from (select * from found limit 500) found
  cross join lateral (
    select count(*)::int as count from (
      select from job where state = 'dead' and target = found.target and name = found.name limit 1000) counted) counted
  cross join lateral (
    select min(kind) as kind, json_agg(json_build_object('id', id::text, 'attempts', attempts, 'madeAt', made_at,
      'lastError', last_error) order by id) as jobs from (
      select id, kind, attempts, made_at, last_error from job
      where state = 'dead' and target = found.target and name = found.name order by id limit 20) oldest) oldest
  order by found.target, found.name`;
const reviveSql = `update job set state = 'ready', attempts = 0, run_at = now(), locked_until = null, worker = null`;
// @mutation failed-job-once
const retryOneSql = `${reviveSql} where id = $1 and target = $2 and name = $3 and state = 'dead'`;
const retryKindSql = `${reviveSql} where state = 'dead' and id in (
  select id from job where state = 'dead' and target = $1 and name = $2 order by id limit 1000 for update skip locked)`;

interface FoundKind extends Omit<FailedJobKind, 'jobs'> {
  readonly jobs: readonly {
    readonly id: string;
    readonly attempts: number;
    readonly madeAt: string;
    readonly lastError: string | null;
  }[];
}

/** The jobs of a service that failed all their attempts. */
export class FailedJobQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: SqlPool,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<FailedJobs> {
    return { kinds: (await this.pool.rows<FoundKind>('failed_jobs', failedJobsSql)).map(present) };
  }

  /** Makes one failed job, or those of a kind, due again with all their attempts; audited if it changed any. */
  retry({ id, name, target }: FailedJobRetry, author: Author): Promise<FailedJobsRetried> {
    return this.dataSource.transaction(async (manager) => {
      const retried =
        id === undefined
          ? await changedCount(manager, retryKindSql, [target, name])
          : await changedCount(manager, retryOneSql, [id, target, name]);
      if (retried > 0)
        await reportChange(
          { manager, outbox: this.outbox },
          {
            resource: 'failed-job',
            recordId: id ?? name,
            action: 'modified',
            before: { target, name, state: 'dead' },
            after: { target, name, state: 'ready', retried },
          },
          author,
        );
      return { retried };
    });
  }
}

const present = ({ jobs, ...kind }: FoundKind): FailedJobKind => ({
  ...kind,
  jobs: jobs.map(({ lastError, madeAt, ...job }) => ({
    ...job,
    madeAt: new Date(madeAt).toISOString(),
    ...(lastError === null ? {} : { lastError: withoutContactData(lastError) }),
  })),
});
