import type { FeedFault, FeedHealth, FeedRun, FeedRunState } from '@porchlight/contracts/catalog';
import type { RunCounts } from '../importing/run-comparison.ts';

/** A run as stored. */
export interface FeedRunRow {
  readonly id: string;
  readonly feedId: string;
  readonly feedName: string;
  readonly companyName: string;
  readonly state: FeedRunState;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly startedBy: string | null;
  readonly decidedBy: string | null;
  readonly isUnchangedFile: boolean;
  readonly bytes: string;
  readonly counts: RunCounts & { readonly rows?: number };
  readonly applied: number;
  readonly fault: FeedFault | null;
  readonly faultLine: number | null;
  readonly excerpt: string | null;
}
/** Columns of a run; select them from `runTables`. */
export const runColumns = `
  run.id, run.feed_id as "feedId", feed.name as "feedName", company.name as "companyName", run.state,
  run.started_at as "startedAt", run.ended_at as "endedAt", run.started_by as "startedBy", run.decided_by as "decidedBy",
  run.is_unchanged_file as "isUnchangedFile", run.bytes, run.counts, run.applied, run.fault,
  run.fault_line as "faultLine", run.excerpt`;
export const runTables = `
  feed_run run join feed on feed.id = run.feed_id join company on company.public_id = feed.company_id`;

const given = <K extends string, V>(key: K, value: V | null): Partial<Record<K, V>> =>
  value === null ? {} : ({ [key]: value } as Record<K, V>);

/** Returns a run as the API shows it. */
export const toRun = ({ startedAt, endedAt, startedBy, decidedBy, bytes, counts, ...row }: FeedRunRow): FeedRun => {
  const { fault, faultLine, excerpt, ...run } = row;
  return {
    ...run,
    startedAt: startedAt.toISOString(),
    ...given('endedAt', endedAt && endedAt.toISOString()),
    ...given('startedBy', startedBy),
    ...given('decidedBy', decidedBy),
    bytes: Number(bytes),
    ...numbersOf(counts),
    ...given('fault', fault),
    ...given('faultLine', faultLine),
    ...given('excerpt', excerpt),
  };
};

const zero = { created: 0, updated: 0, unchanged: 0, sighted: 0, rejected: 0, duplicate: 0, suspected: 0 };
/** What is merged into another listing stays as it is, too. */
function numbersOf(counts: FeedRunRow['counts']) {
  const all = { ...zero, missing: 0, expired: 0, rows: 0, ...counts };
  const { sighted, duplicate: duplicates, unchanged, ...numbers } = all;
  return { ...numbers, unchanged: unchanged + sighted, duplicates };
}

/** Failed runs, one after the other, after which a feed is failing. */
export const failingRuns = 2;
const overdueAfter = '1 day';
/** Whether two runs of the feed `feed` failed, or the next one is a day overdue. */
export const isFailingSql = `
  (feed.failures >= ${failingRuns} or (feed.is_active and feed.next_run_at < now() - interval '${overdueAfter}'))`;
/** Health of the feed `feed`, from its failures and its last run `last`. */
export const healthSql = `
  case when feed.failures >= ${failingRuns} then 'failing'
    when feed.is_active and feed.next_run_at < now() - interval '${overdueAfter}' then 'overdue'
    when last.state is null then 'none' when last.state = 'held' then 'held'
    when last.state in ('partial', 'failed') then 'warnings' else 'ok' end`;
/** The last run of the feed `feed` that ended or waits for a decision. */
export const lastRunSql = `
  left join lateral (
    select state, ended_at from feed_run
    where feed_id = feed.id and state in ('ok', 'partial', 'failed', 'held') order by started_at desc, id limit 1) last
    on true`;
/** Number of homes of the feed `feed` that are not expired. */
export const homesSql = `
  (select count(*)::int from feed_home home join listing on listing.id = home.listing_id
    where home.feed_id = feed.id and listing.status in ('draft', 'active', 'paused'))`;

/** What is shown of a feed besides its record. */
export interface FeedFacts {
  readonly id: string;
  readonly companyName: string;
  readonly health: FeedHealth;
  readonly lastRunAt: Date | null;
  readonly nextRunAt: Date | null;
  readonly homes: number;
}
