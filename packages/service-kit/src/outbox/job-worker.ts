import { setTimeout as pause } from 'node:timers/promises';
import { deliverEvent, type EventDelivery } from '@porchlight/contracts/internal';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { runFormatted } from '../database/provision.ts';
import { isUnreachable, type ServiceClient } from '../service-client.ts';
import { errorFields, type Log } from '../log.ts';
import type { TransactionalHandler } from './handlers.ts';
import type { Job, JobQueue } from './job-queue.ts';
import { jobChannel } from './outbox.ts';

/** Dependencies of a job worker. */
export interface JobWorkerOptions {
  readonly queue: JobQueue;
  readonly dataSource: DataSource;
  /** Delivers events to other services. A program without one only runs tasks. */
  readonly client?: ServiceClient;
  readonly tasks: ReadonlyMap<string, readonly TransactionalHandler[]>;
  readonly log: Log;
  readonly listen: { readonly url: string; readonly schema: string };
}

const batchSize = 4;
// Polling interval in milliseconds, in case a notification is lost.
const pollIntervalMs = 1_000;

/**
 * Delivers the service's events and runs its tasks, woken by NOTIFY and by polling. Effects in the service's own
 * database happen exactly once.
 */
export class JobWorker {
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #listener: pg.Client | undefined;
  #wake: (() => void) | undefined;
  #hasNewJobs = false;

  constructor(private readonly options: JobWorkerOptions) {}

  start(): void {
    this.#running = this.#work();
    void this.#listen();
  }

  /** Stops claiming jobs and waits for those in progress. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wakeUp();
    await this.#running;
    await this.#listener?.end().catch(() => undefined);
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const jobs = await this.options.queue.claim(batchSize);
        await Promise.all(jobs.map((job) => this.#run(job)));
        if (jobs.length === 0) await this.#waitForJobs();
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.options.log.warn('job claim failed', errorFields(error));
        await this.#waitForJobs();
      }
    }
  }

  async #run(job: Job): Promise<void> {
    try {
      await (job.kind === 'event' ? this.#deliver(job) : this.#runTask(job));
    } catch (error) {
      const fields = { job: job.name, target: job.target, attempts: job.attempts, ...errorFields(error) };
      const isDead = await this.#retryLater(job, error).catch(() => false);
      if (isDead) this.options.log.error('job moved to dead letter', fields);
      else this.options.log.warn('job failed, retry scheduled', fields);
    }
  }

  async #retryLater(job: Job, error: unknown): Promise<boolean> {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (job.kind === 'task' || !isUnreachable(error)) return this.options.queue.fail(job, reason);
    await this.options.queue.postpone(job, reason);
    return false;
  }

  async #deliver(job: Job): Promise<void> {
    const { client, queue, dataSource } = this.options;
    if (!client) throw new Error('no client for the delivery of events');
    const body = {
      key: job.key,
      name: job.name,
      at: new Date(job.madeAt).toISOString(),
      payload: job.payload,
    } as EventDelivery;
    await client.call(deliverEvent[job.target as keyof typeof deliverEvent], {
      body,
      params: undefined,
      query: undefined,
    });
    await queue.finish(dataSource.manager, job);
  }

  async #runTask(job: Job): Promise<void> {
    const handlers = this.options.tasks.get(job.name);
    if (!handlers) throw new Error(`no handler registered for task ${job.name}`);
    await this.options.dataSource.transaction(async (manager) => {
      if (!(await this.options.queue.finish(manager, job))) return;
      for (const handle of handlers) await handle(job.payload, manager);
    });
  }

  async #waitForJobs(): Promise<void> {
    if (this.#hasNewJobs || this.#stopping.signal.aborted) {
      this.#hasNewJobs = false;
      return;
    }
    const timer = new AbortController();
    await Promise.race([
      new Promise<void>((resolve) => {
        this.#wake = resolve;
      }),
      pause(pollIntervalMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
    this.#wake = undefined;
    this.#hasNewJobs = false;
  }

  #wakeUp(): void {
    this.#hasNewJobs = true;
    this.#wake?.();
  }

  // LISTEN needs a dedicated connection; while it is down, polling alone wakes the worker.
  async #listen(): Promise<void> {
    const { url, schema } = this.options.listen;
    while (!this.#stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: `${schema}-jobs`,
        keepAlive: true,
        connectionTimeoutMillis: 3_000,
      });
      try {
        const ended = new Promise<void>((resolve) => {
          client.once('end', resolve);
          client.on('error', () => {
            resolve();
          });
        });
        client.on('notification', () => {
          this.#wakeUp();
        });
        await client.connect();
        this.#listener = client;
        await runFormatted(client, 'listen %I', [jobChannel(schema)]);
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      if (!this.#stopping.signal.aborted)
        await pause(1_000, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }
}
