import { Injectable } from '@nestjs/common';
import { Log, SqlPool } from '@porchlight/service-kit';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { PeriodicSweep } from '../periodic-sweep.ts';
import { OrderSettlement } from './order-settlement.ts';
import { Orders } from './orders.ts';

const oldSql = `
  select id from purchase_order where state = 'pending' and created_at < now() - interval '15 minutes'
  order by created_at limit $1`;

/** Resolves orders whose payment was left open: fulfils what was paid and gives up the rest. */
@Injectable()
export class OrderSweep extends PeriodicSweep {
  constructor(
    private readonly pool: SqlPool,
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
    log: Log,
  ) {
    super('order', log);
  }

  protected override async listOpen(limit: number): Promise<readonly string[]> {
    const rows = await this.pool.rows<{ id: string }>('orders_left_open', oldSql, [limit]);
    return rows.map(({ id }) => id);
  }

  protected override async resolve(orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.state !== 'pending') return;
    if (order.totalCents === 0) return void (await this.settlement.settle(orderId));
    if (order.paymentId === null) return void (await this.settlement.giveUp(orderId, 'expired'));
    const payment = await this.provider.find(order.paymentId);
    if (payment.status === 'processing') return;
    // Cancelled at the provider first: afterwards it cannot succeed.
    const isPaid = payment.status === 'succeeded';
    if (!isPaid && payment.status !== 'canceled') await this.provider.cancel(payment.id);
    if (isPaid) await this.settlement.settle(orderId, payment);
    else await this.settlement.giveUp(orderId, 'expired');
  }
}
