import { randomUUID } from 'node:crypto';
import { events, type EventName, type EventPayload } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

/** Timing, order and deduplication of a job. */
export interface JobTiming {
  /** Deduplication key: a job with a key that is already queued is not inserted again. Random by default. */
  readonly key?: string;
  /** Jobs of one sequence run one after another, in insertion order. */
  readonly sequence?: string;
  readonly runAt?: Date;
}

/** Returns the NOTIFY channel that wakes the job worker of a schema. */
export const jobChannel = (schema: string): string => `job_${schema}`;

const taskTarget = (name: string): string => `task:${name}`;

/**
 * Transactional outbox: writes events and background jobs in the caller's transaction, so they exist if and only if it
 * commits.
 */
export class Outbox {
  constructor(private readonly schema: string) {}

  /** Queues an event for each of its consumers. */
  async emit<N extends EventName>(
    manager: EntityManager,
    name: N,
    payload: EventPayload<N>,
    timing: JobTiming = {},
  ): Promise<void> {
    const key = timing.key ?? randomUUID();
    for (const target of events[name].to)
      await this.#write(manager, { kind: 'event', name, key, target, payload, timing });
    await this.#wake(manager);
  }

  /** Queues a job for this service's own worker; the method marked with `@Task(name)` handles it. */
  async enqueue(manager: EntityManager, name: string, payload: object, timing: JobTiming = {}): Promise<void> {
    await this.#write(manager, {
      kind: 'task',
      name,
      key: timing.key ?? randomUUID(),
      target: taskTarget(name),
      payload,
      timing,
    });
    await this.#wake(manager);
  }

  /** Queues a job under a key unless one is already pending; a dead letter of that key is replaced. */
  async resume(
    manager: EntityManager,
    name: string,
    payload: object,
    timing: JobTiming & { readonly key: string },
  ): Promise<void> {
    await manager.query(`delete from job where target = $1 and key = $2 and state = 'dead'`, [
      taskTarget(name),
      timing.key,
    ]);
    await this.enqueue(manager, name, payload, timing);
  }

  async #write(
    manager: EntityManager,
    row: { kind: string; name: string; key: string; target: string; payload: object; timing: JobTiming },
  ): Promise<void> {
    await manager.query(
      `
        insert into job (kind, name, key, target, sequence, payload, run_at)
        values ($1, $2, $3, $4, $5, $6, coalesce($7, now())) on conflict (target, key) do nothing`,
      [
        row.kind,
        row.name,
        row.key,
        row.target,
        row.timing.sequence ?? null,
        JSON.stringify(row.payload),
        row.timing.runAt ?? null,
      ],
    );
  }

  #wake(manager: EntityManager): Promise<unknown> {
    return manager.query('select pg_notify($1, $2)', [jobChannel(this.schema), '']);
  }
}
