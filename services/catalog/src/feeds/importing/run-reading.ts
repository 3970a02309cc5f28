import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FeedColumn, FeedFormat, FeedIdentity } from '@porchlight/contracts/catalog';
import { changedCount, changedRow, errorFields, Log, Outbox, SqlPool, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { FeedFetching, type FetchedFeed } from '../fetching/feed-fetching.ts';
import { FileFault } from '../file-fault.ts';
import { mappingOf } from '../reading/formats/raw-home.ts';
import { readFeedFile } from '../reading/read-feed-file.ts';
import { FeedCities } from './feed-cities.ts';
import { compareRun, isHeld } from './run-comparison.ts';
import { applyTask, readTask } from './run-tasks.ts';
import { RunEnds } from './run-ends.ts';
import { StagedRows } from './staged-rows.ts';

/** Time after which a run that is still not read is tried again. */
const checkAfterMs = 60_000;
/** Attempts after which a file counts as unreadable: each of them ended the process. */
const maxAttempts = 3;
/** A file that did not change is read again after so many hours, so that its homes count as seen. */
const fullReadHours = 20;
const maxFileBytes = 50 * 1024 * 1024;
const maxFetchMs = 10 * 60_000;

const openSql = `
  select leased_until > now() as "isLeased" from feed_run where id = $1 and state in ('queued', 'reading')`;
const claimSql = `
  update feed_run run set state = 'reading', attempts = attempts + 1, leased_until = now() + interval '12 minutes'
  from feed where run.id = $1 and feed.id = run.feed_id
    and (run.state = 'queued' or (run.state = 'reading' and run.leased_until < now()))
  returning run.id, run.feed_id as "feedId", run.attempts as attempt, feed.format, feed.address, feed.identity,
    feed.mapping, feed.default_city_id as "cityId",
    case when feed.read_at > now() - interval '${fullReadHours} hours' and run.started_by is null then feed.etag end
      as etag,
    case when feed.read_at > now() - interval '${fullReadHours} hours' and run.started_by is null
      then feed.last_modified end as "lastModified"`;
// What an earlier attempt stored is read again.
const clearSql = 'delete from feed_row where run_id = $1';
const fetchedSql = `
  update feed_run set bytes = $2, etag = $3, last_modified = $4 where id = $1 and state = 'reading' and attempts = $5`;
const decideSql = `
  update feed_run set state = $2, counts = $3, leased_until = null where id = $1 and state = 'reading' and attempts = $4`;
// The comparison reads the whole feed.
const timeoutSql = `set local statement_timeout = '5min'`;

interface ClaimedRun {
  readonly id: string;
  readonly feedId: string;
  readonly attempt: number;
  readonly format: FeedFormat;
  readonly address: string;
  readonly identity: FeedIdentity;
  readonly mapping: readonly FeedColumn[];
  readonly cityId: number | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/**
 * Fetches and reads the files of runs, one after another, so that memory stays flat. Not in a job, whose transaction
 * would stay open meanwhile; a check follows each run, as the process may end.
 */
@Injectable()
export class RunReading implements OnApplicationShutdown {
  #last: Promise<void> = Promise.resolve();
  readonly #queued = new Set<string>();
  readonly #stopping = new AbortController();

  constructor(
    private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly outbox: Outbox,
    private readonly fetching: FeedFetching,
    private readonly ends: RunEnds,
    private readonly log: Log,
  ) {}

  /** Starts to read the file of a run, unless it is queued here already. */
  start(runId: string): void {
    if (this.#queued.has(runId)) return;
    this.#queued.add(runId);
    this.#last = this.#last.then(() => this.#tryToRead(runId));
  }

  /** Waits for the runs that are queued here. */
  async settle(): Promise<void> {
    await this.#last;
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.settle();
  }

  /** Reads a run that is open and that no process reads. */
  @Task(readTask)
  async check({ runId }: { readonly runId: string }, manager: EntityManager): Promise<void> {
    const [open] = await manager.query<{ isLeased: boolean | null }[]>(openSql, [runId]);
    if (!open) return;
    const runAt = new Date(Date.now() + checkAfterMs);
    await this.outbox.enqueue(manager, readTask, { runId }, { key: runId, runAt });
    if (!open.isLeased) this.start(runId);
  }

  async #tryToRead(runId: string): Promise<void> {
    try {
      if (!this.#stopping.signal.aborted) await this.#read(runId);
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.log.warn('feed not read', { runId, ...errorFields(error) });
    } finally {
      this.#queued.delete(runId);
    }
  }

  async #read(runId: string): Promise<void> {
    const run = await this.source.transaction((manager) => changedRow<ClaimedRun>(manager, claimSql, [runId]));
    if (!run) return;
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-feed-'));
    try {
      await this.#readInto(run, join(folder, 'file'));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      await this.ends.fail(run, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #readInto(run: ClaimedRun, path: string): Promise<void> {
    if (run.attempt > maxAttempts) throw new FileFault('reader-failed');
    await this.pool.execute('clear_feed_rows', clearSql, [run.id]);
    const file = await this.#fetch(run, path);
    if (file.isUnchanged) return this.ends.complete({ ...run, isUnchangedFile: true });
    const rows = await this.#stage(run, path, file);
    if (rows !== undefined) await this.#decide(run, rows);
  }

  async #fetch(run: ClaimedRun, path: string): Promise<FetchedFeed> {
    const { address, etag, lastModified } = run;
    const known = { ...(etag === null ? {} : { etag }), ...(lastModified === null ? {} : { lastModified }) };
    const { signal } = this.#stopping;
    const limits = { maxBytes: maxFileBytes, maxMs: maxFetchMs };
    const file = await this.fetching.fetch({ address, path, known, signal, ...limits });
    const marks = [run.id, file.bytes, file.etag ?? null, file.lastModified ?? null, run.attempt];
    await this.pool.execute('feed_fetched', fetchedSql, marks);
    return file;
  }

  /** Returns the number of rows; undefined when the run was cancelled or taken over. */
  async #stage(run: ClaimedRun, path: string, { charset }: FetchedFeed): Promise<number | undefined> {
    const cities = await FeedCities.load(this.pool);
    const today = new Date();
    const staged = new StagedRows(this.pool, run, { cities, city: cities.byId(run.cityId), today });
    const reading = {
      format: run.format,
      mapping: mappingOf(run.mapping),
      today,
      ...(charset === undefined ? {} : { charset }),
    };
    let rows = 0;
    for await (const row of readFeedFile(path, reading, this.#stopping.signal)) {
      rows += 1;
      if (!(await staged.add(row))) return undefined;
    }
    return (await staged.flush()) ? rows : undefined;
  }

  async #decide({ id, attempt }: ClaimedRun, rows: number): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(timeoutSql);
      const counts = await compareRun(manager, id, rows);
      const state = (await isHeld(manager, id, counts)) ? 'held' : 'applying';
      const values = [id, state, JSON.stringify({ ...counts, rows }), attempt];
      if ((await changedCount(manager, decideSql, values)) > 0 && state === 'applying')
        await this.outbox.enqueue(manager, applyTask, { runId: id }, { key: id });
    });
  }
}
