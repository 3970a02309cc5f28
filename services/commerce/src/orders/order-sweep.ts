import { Injectable } from '@nestjs/common';
import { Log, SqlPool } from '@porchlight/service-kit';
import { PeriodicSweep } from '../periodic-sweep.ts';
import { OpenOrders } from './open-orders.ts';

const oldSql = `
  select id from purchase_order where state = 'pending' and created_at < now() - interval '15 minutes'
  order by created_at limit $1`;

/** Resolves orders whose payment was left open: fulfils what was paid and gives up the rest. */
@Injectable()
export class OrderSweep extends PeriodicSweep {
  constructor(
    private readonly pool: SqlPool,
    private readonly openOrders: OpenOrders,
    log: Log,
  ) {
    super('order', log);
  }

  protected override async listOpen(limit: number): Promise<readonly string[]> {
    const rows = await this.pool.rows<{ id: string }>('orders_left_open', oldSql, [limit]);
    return rows.map(({ id }) => id);
  }

  protected override resolve(orderId: string): Promise<void> {
    return this.openOrders.end(orderId, 'expired');
  }
}
