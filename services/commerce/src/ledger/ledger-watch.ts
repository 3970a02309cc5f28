import { Injectable } from '@nestjs/common';
import { Log, Outbox, RecurringTask } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const jobName = 'ledger-watch';
const hourMs = 3_600_000;
// Longer than the time between two runs, so that no movement is missed.
const violationsSql = `
  select * from ledger_violations(now() - interval '2 hours')
  union all select * from order_violations(now() - interval '2 hours')
  union all select * from membership_violations(now() - interval '2 hours')
  union all select * from refund_violations(now() - interval '2 hours')
  union all select * from credit_lot_violations(now() - interval '2 hours')
  union all select * from charge_violation
  union all select * from entitlement_violations(now()) limit 100`;

/**
 * Checks the recent movements, orders, memberships and refunds, the daily charges, and what is enabled, every hour; a
 * violation of an invariant is an error in the log.
 */
@Injectable()
export class LedgerWatch {
  constructor(
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  @RecurringTask(jobName)
  async check(_: object, manager: EntityManager): Promise<void> {
    for (const violation of await manager.query<{ invariant: string; subject: string }[]>(violationsSql))
      this.log.error('ledger invariant violated', { ...violation });
    await this.outbox.enqueue(manager, jobName, {}, { key: jobName, runAt: new Date(Date.now() + hourMs) });
  }
}
