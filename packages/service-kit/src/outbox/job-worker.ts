import { setTimeout as pause } from 'node:timers/promises';
import { deliverEvent, type EventDelivery } from '@porchlight/contracts/internal';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { runFormatted } from '../database/provision.ts';
import type { ServiceClient } from '../client/service-client.ts';
import { factsOf, type Log } from '../log/log.ts';
import type { Effect } from './handlers.ts';
import type { Job, JobQueue } from './job-queue.ts';
import { channelOf } from './outbox.ts';

/** What a worker works with. */
export interface WorkerParts {
  readonly queue: JobQueue;
  readonly dataSource: DataSource;
  readonly client: ServiceClient;
  readonly tasks: ReadonlyMap<string, readonly Effect[]>;
  readonly log: Log;
  readonly listen: { readonly url: string; readonly schema: string };
}

const batch = 4;
// A lost notification must not wait for ever, so the table is asked as well.
const pollMs = 1_000;

/** Delivers this service's events and does its tasks, woken by NOTIFY and by the clock. Effects in this database happen once. */
export class JobWorker {
  readonly #parts: WorkerParts;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #listener: pg.Client | undefined;
  #wake: (() => void) | undefined;
  #hasNews = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#work();
    void this.#listen();
  }

  /** Takes nothing new and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wakeUp();
    await this.#running;
    await this.#listener?.end().catch(() => undefined);
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const jobs = await this.#parts.queue.claim(batch);
        await Promise.all(jobs.map((job) => this.#one(job)));
        if (jobs.length === 0) await this.#news();
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.#parts.log.caution('jobs cannot be claimed', factsOf(error));
        await this.#news();
      }
    }
  }

  async #one(job: Job): Promise<void> {
    try {
      await (job.kind === 'event' ? this.#deliver(job) : this.#do(job));
    } catch (error) {
      const facts = { job: job.name, target: job.target, attempts: job.attempts, ...factsOf(error) };
      const dead = await this.#parts.queue
        .fail(job, error instanceof Error ? error.message : 'unknown')
        .catch(() => false);
      if (dead) this.#parts.log.failure('job laid aside', facts);
      else this.#parts.log.caution('job failed, it will be tried again', facts);
    }
  }

  async #deliver(job: Job): Promise<void> {
    const { client, queue, dataSource } = this.#parts;
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

  async #do(job: Job): Promise<void> {
    const effects = this.#parts.tasks.get(job.name);
    if (!effects) throw new Error(`nobody does the task ${job.name}`);
    await this.#parts.dataSource.transaction(async (manager) => {
      if (!(await this.#parts.queue.finish(manager, job))) return;
      for (const effect of effects) await effect(job.payload, manager);
    });
  }

  async #news(): Promise<void> {
    if (this.#hasNews || this.#stopping.signal.aborted) {
      this.#hasNews = false;
      return;
    }
    const timer = new AbortController();
    await Promise.race([
      new Promise<void>((resolve) => {
        this.#wake = resolve;
      }),
      pause(pollMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
    this.#wake = undefined;
    this.#hasNews = false;
  }

  #wakeUp(): void {
    this.#hasNews = true;
    this.#wake?.();
  }

  // LISTEN needs a connection of its own; when it breaks the clock alone wakes the worker until it is back.
  async #listen(): Promise<void> {
    const { url, schema } = this.#parts.listen;
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
        await runFormatted(client, 'listen %I', [channelOf(schema)]);
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      if (!this.#stopping.signal.aborted)
        await pause(1_000, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }
}
