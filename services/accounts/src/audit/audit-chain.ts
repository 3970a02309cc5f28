import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Log, Outbox, Task } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const task = 'check-audit';
const dayMs = 24 * 3_600_000;

// The first seal is believed: what came before it has grown old and is gone.
const breaksSql = `
  with chain as (select position, event_id, hash, lag(hash) over (order by position) as before, row_number() over (order by position) as place from audit_seal)
  select 'seal ' || chain.position as place from chain left join audit_event event on event.id = chain.event_id
    where event.id is null or (chain.place > 1 and chain.hash <> audit_seal_of(chain.before, event))
  union all select 'event ' || event.id from audit_event event where not exists (select 1 from audit_seal where event_id = event.id)
  limit 20`;

/** Checks once a day that nobody changed, added or removed what was written down. */
@Injectable()
export class AuditChain implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.source.transaction((manager) =>
      this.outbox.enqueue(manager, task, {}, { key: task, runAt: new Date(Date.now() + dayMs) }),
    );
  }

  @Task(task)
  async check(_: object, manager: EntityManager): Promise<void> {
    const places = await this.breaks(manager);
    if (places.length > 0) this.log.failure('the audit was tampered with', { places: places.join(', ') });
    await this.outbox.enqueue(manager, task, {}, { key: task, runAt: new Date(Date.now() + dayMs) });
  }

  /** Where the chain does not hold: twenty places at the most. */
  async breaks(manager: EntityManager = this.source.manager): Promise<string[]> {
    return (await manager.query<{ place: string }[]>(breaksSql)).map(({ place }) => place);
  }
}
