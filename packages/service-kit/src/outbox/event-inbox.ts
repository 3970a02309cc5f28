import { readBody, type Class } from '@porchlight/contracts';
import { events, type EventDelivery } from '@porchlight/contracts/internal';
import type { DataSource } from 'typeorm';
import { notFound } from '../http/problem.ts';
import type { Effect } from './handlers.ts';

/** Takes each event once: the row that remembers it and all its effects are one transaction. */
export class EventInbox {
  readonly #dataSource: DataSource;
  #consumers: ReadonlyMap<string, readonly Effect[]> = new Map();
  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** Says who takes which event; before that none is taken. */
  attend(consumers: ReadonlyMap<string, readonly Effect[]>): void {
    this.#consumers = consumers;
  }

  /** @returns whether the event was new */
  async take(source: string, { name, key, payload }: EventDelivery): Promise<boolean> {
    const effects = this.#consumers.get(name);
    const senders: readonly string[] = events[name].from;
    if (!effects || !senders.includes(source)) throw notFound(undefined, 'unknown-event');
    const read = readBody<object>(events[name].payload as Class, payload);
    return this.#dataSource.transaction(async (manager) => {
      const [row] = await manager.query<object[]>(
        'insert into inbox (source, key) values ($1, $2) on conflict do nothing returning key',
        [source, key],
      );
      if (!row) return false;
      for (const effect of effects) await effect(read, manager);
      return true;
    });
  }
}
