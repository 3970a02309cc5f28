import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  feedRowsPerPage,
  feedRunsPerPage,
  type FeedIssueCount,
  type FeedRowsPage,
  type FeedRowsQuery,
  type FeedRunResult,
  type FeedRunRow as Row,
  type FeedRunsPage,
  type FeedRunsQuery,
} from '@porchlight/contracts/catalog';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { messages } from '../messages.ts';
import { runColumns, runTables, toRun, type FeedRunRow } from './feed-run-sql.ts';

const runsFilter = `
  ($1::uuid is null or run.feed_id = $1) and ($2::text is null or run.state = $2)
  and ($3::date is null or run.started_at >= $3::date) and ($4::date is null or run.started_at < $4::date + 1)`;
const runsTotalSql = `
  select count(*)::int as total from (select from feed_run run where ${runsFilter} limit ${maxSearchResults + 1}) run`;
const runsSql = `
  select ${runColumns} from ${runTables} where ${runsFilter}
  order by run.started_at desc, run.id limit ${feedRunsPerPage} offset $5`;
const runSql = `select ${runColumns} from ${runTables} where run.id = $1`;
const issuesSql = `
  select code, count(*)::int as rows, (array_agg(value order by position) filter (where value is not null))[1] as example
  from feed_row cross join unnest(issues) as code where run_id = $1 group by code order by rows desc, code`;
const rowsFilter = `
  run_id = $1 and ($2::text is null or action = $2) and (not $3::boolean or issues <> '{}')
  and ($4::text is null or starts_with(external_id, $4))`;
const rowsTotalSql = `
  select count(*)::int as total from (
    select from feed_row where ${rowsFilter} limit ${maxSearchResults + 1}) found`;
const rowColumns = `
  position, number, line, external_id as "externalId", action, issues, value, address,
  (select public_id from listing where listing.id = listing_id) as "listingId"`;
const rowsSql = `
  select ${rowColumns} from feed_row where ${rowsFilter} order by position limit ${feedRowsPerPage} offset $5`;
const fileSql = `
  select ${rowColumns} from feed_row
  where run_id = $1 and position > $2 and (issues <> '{}' or action in ('duplicate', 'suspected', 'missing', 'expired'))
  order by position limit 1000`;

type StoredRow = { readonly position: number } & {
  readonly [K in keyof Row]-?: undefined extends Row[K] ? Exclude<Row[K], undefined> | null : Row[K];
};

/** Reads runs of feeds and their rows. */
@Injectable()
export class FeedRunReads {
  constructor(private readonly pool: SqlPool) {}

  async page({ feedId, state, from, to, page = 1 }: FeedRunsQuery): Promise<FeedRunsPage> {
    const filter = [feedId ?? null, state ?? null, from ?? null, to ?? null];
    const { total = 0 } = (await this.pool.row<{ total: number }>('feed_runs_total', runsTotalSql, filter)) ?? {};
    const pagination = paginationOf({ page, perPage: feedRunsPerPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * feedRunsPerPage;
    const runs = await this.pool.rows<FeedRunRow>('feed_runs', runsSql, [...filter, offset]);
    return { runs: runs.map(toRun), pagination };
  }

  /** Throws 404 for an unknown run. */
  async get(id: string): Promise<FeedRunResult> {
    const run = await this.pool.row<FeedRunRow>('feed_run', runSql, [id]);
    if (!run) throw notFound(messages.runNotFound);
    const issues = await this.pool.rows<FeedIssueCount & { example: string | null }>('feed_run_issues', issuesSql, [
      id,
    ]);
    const present = ({ example, ...issue }: (typeof issues)[number]) =>
      example === null ? issue : { ...issue, example };
    return { ...toRun(run), issues: issues.map(present) };
  }

  /** Throws 404 for an unknown run. */
  async rows(id: string, { action, hasIssue = false, search, page = 1 }: FeedRowsQuery): Promise<FeedRowsPage> {
    await this.get(id);
    const filter = [id, action ?? null, hasIssue, search?.trim() || null];
    const { total = 0 } = (await this.pool.row<{ total: number }>('feed_rows_total', rowsTotalSql, filter)) ?? {};
    const pagination = paginationOf({ page, perPage: feedRowsPerPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * feedRowsPerPage;
    const rows = await this.pool.rows<StoredRow>('feed_rows', rowsSql, [...filter, offset]);
    return { rows: rows.map(toRow), pagination };
  }

  /** Yields the rows of a run that have an issue, or whose home is not imported. */
  async *rowsOfFile(id: string): AsyncGenerator<object> {
    let last = -1;
    for (;;) {
      const rows = await this.pool.rows<StoredRow>('feed_rows_file', fileSql, [id, last]);
      yield* rows.map(({ issues, ...row }) => ({ ...row, issues: issues.join(' ') }));
      const end = rows.at(-1);
      if (!end) return;
      last = end.position;
    }
  }
}

const toRow = ({ position: _position, ...row }: StoredRow): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Row;
