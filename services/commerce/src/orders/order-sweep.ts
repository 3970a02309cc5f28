import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { errorFields, Log, SqlPool } from '@porchlight/service-kit';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { RepeatedWork } from '../repeated-work.ts';
import { OrderSettlement } from './order-settlement.ts';
import { Orders } from './orders.ts';

const sweepMs = 5 * 60_000;
/** Orders of one sweep; the next sweep takes more. */
const ordersPerSweep = 200;
const oldSql = `
  select id from purchase_order where state = 'pending' and created_at < now() - interval '15 minutes'
  order by created_at limit ${ordersPerSweep}`;

/**
 * Resolves orders whose payment was left open: fulfils what was paid and gives up the rest. Not a job of the outbox, whose
 * transaction would stay open while the provider is asked; sweeps of two instances at once do no harm.
 */
@Injectable()
export class OrderSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #sweeps = new RepeatedWork(() => this.sweep(), sweepMs);

  constructor(
    private readonly pool: SqlPool,
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#sweeps.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#sweeps.stop();
  }

  /** An order that cannot be resolved is left for the next sweep, and holds up no other. */
  async sweep(): Promise<void> {
    try {
      for (const { id } of await this.pool.rows<{ id: string }>('orders_left_open', oldSql))
        await this.#tryToResolve(id);
    } catch (error) {
      this.log.warn('orders not swept', errorFields(error));
    }
  }

  async #tryToResolve(orderId: string): Promise<void> {
    try {
      await this.#resolve(orderId);
    } catch (error) {
      this.log.warn('order not resolved', { orderId, ...errorFields(error) });
    }
  }

  async #resolve(orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.state !== 'pending') return;
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
