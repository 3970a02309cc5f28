import { readInternal, type Class } from '@porchlight/contracts';
import { events, type EventDelivery } from '@porchlight/contracts/internal';
import type { DataSource } from 'typeorm';
import { notFound } from '../http/problem.ts';
import type { TransactionalHandler } from './handlers.ts';

/** Receives events idempotently: the inbox row and all effects of the event are written in one transaction. */
export class EventInbox {
  #consumers: ReadonlyMap<string, readonly TransactionalHandler[]> = new Map();
  constructor(private readonly dataSource: DataSource) {}

  /** Registers the handlers by event name; until then every event is rejected. */
  register(consumers: ReadonlyMap<string, readonly TransactionalHandler[]>): void {
    this.#consumers = consumers;
  }

  /** @returns false when the event was already received */
  async receive(source: string, { name, key, payload }: EventDelivery): Promise<boolean> {
    const handlers = this.#consumers.get(name);
    const senders: readonly string[] = events[name].from;
    if (!handlers || !senders.includes(source)) throw notFound(undefined, 'unknown-event');
    const event = readInternal<object>(events[name].payload as Class, payload);
    return this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<object[]>(
        'insert into inbox (source, key) values ($1, $2) on conflict do nothing returning key',
        [source, key],
      );
      if (!row) return false;
      for (const handle of handlers) await handle(event, manager);
      return true;
    });
  }
}
