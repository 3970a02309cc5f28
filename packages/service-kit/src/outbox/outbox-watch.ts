import type { EntityManager } from 'typeorm';
import type { Log } from '../log.ts';
import { RecurringTask } from './handlers.ts';
import type { Outbox } from './outbox.ts';

const name = 'outbox-watch';
const hourMs = 3_600_000;
// An event that is retried is due later and later, so its age counts; a task counts from when it is due.
const violationsSql = `
  select 'L12' as invariant, concat_ws(' ', target, name, id) as subject from job
  where state = 'dead' or (case kind when 'event' then made_at else run_at end) < now() - interval '5 minutes'
  order by id limit 100`;

/**
 * Checks every hour that each row of the outbox is delivered, or younger than 5 minutes (invariant L12); a row that is
 * not is an error in the log.
 */
export class OutboxWatch {
  constructor(
    private readonly outbox: Outbox,
    private readonly log: Pick<Log, 'error'>,
  ) {}

  @RecurringTask(name)
  async check(_: object, manager: EntityManager): Promise<void> {
    for (const violation of await manager.query<{ invariant: string; subject: string }[]>(violationsSql))
      this.log.error('outbox invariant violated', violation);
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + hourMs) });
  }
}
