import { Injectable } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import { PeriodicSweep } from '../periodic-sweep.ts';
import { RefundSettlement } from './refund-settlement.ts';
import { Refunds } from './refunds.ts';

/** Resolves refunds whose result is unknown. */
@Injectable()
export class RefundSweep extends PeriodicSweep {
  constructor(
    private readonly refunds: Refunds,
    private readonly settlement: RefundSettlement,
    log: Log,
  ) {
    super('refund', log);
  }

  protected override listOpen(limit: number): Promise<readonly string[]> {
    return this.refunds.listPending(limit);
  }

  protected override resolve(id: string): Promise<void> {
    return this.settlement.tryToResolve(id);
  }
}
