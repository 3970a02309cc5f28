import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Log, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const checkTask = 'check-audit';
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000);

// The first retained seal is trusted without a predecessor: earlier rows were removed when their retention ended.
const breaksSql = `
  with chain as (select position, event_id, hash, lag(hash) over (order by position) as before,
    row_number() over (order by position) as place from audit_seal)
  select 'seal ' || chain.position as place from chain left join audit_event event on event.id = chain.event_id
    where event.id is null or (chain.place > 1 and chain.hash <> audit_seal_of(chain.before, event))
  union all select 'event ' || event.id from audit_event event
  where not exists (select 1 from audit_seal where event_id = event.id)
  limit 20`;

/** Verifies the hash chain of the audit log once a day: detects changed, added and removed events. */
@Injectable()
export class AuditChain {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  @RecurringTask(checkTask, tomorrow)
  async check(_: object, manager: EntityManager): Promise<void> {
    const breaks = await this.findBreaks(manager);
    if (breaks.length > 0) this.log.error('audit chain broken', { places: breaks.join(', ') });
    await this.outbox.enqueue(manager, checkTask, {}, { key: checkTask, runAt: tomorrow() });
  }

  /** Returns the positions at which the chain is broken, at most 20. */
  async findBreaks(manager: EntityManager = this.source.manager): Promise<string[]> {
    return (await manager.query<{ place: string }[]>(breaksSql)).map(({ place }) => place);
  }
}
