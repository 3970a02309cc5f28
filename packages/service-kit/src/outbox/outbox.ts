import { randomUUID } from 'node:crypto';
import { events, type EventName, type EventPayload } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

/** When and in which order a row of work runs. */
export interface JobTiming {
  /** The same key is taken once; a random one unless given. */
  readonly key?: string;
  /** Rows of one sequence run one after the other, in the order they were written. */
  readonly sequence?: string;
  readonly runAt?: Date;
}

/** The channel on which a schema's worker is woken. */
export const channelOf = (schema: string): string => `job_${schema}`;

const taskTarget = (name: string): string => `task:${name}`;

/** Facts for other services and work for later, written in the caller's transaction: it happens if and only if that commits. */
export class Outbox {
  readonly #schema: string;
  constructor(schema: string) {
    this.#schema = schema;
  }

  /** Tells every consumer of an event. */
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

  /** Leaves work to this service's own worker: a method with `@Task(name)` does it. */
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

  /** Leaves work of one key to the workers, unless it waits there already; what was laid aside is taken up again. */
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
      `insert into job (kind, name, key, target, sequence, payload, run_at) values ($1, $2, $3, $4, $5, $6, coalesce($7, now())) on conflict (target, key) do nothing`,
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
    return manager.query('select pg_notify($1, $2)', [channelOf(this.#schema), '']);
  }
}
