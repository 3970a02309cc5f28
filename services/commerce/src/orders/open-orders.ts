import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { OrderSettlement } from './order-settlement.ts';
import { Orders } from './orders.ts';

const othersSql = `
  select id from purchase_order where company_id = $1 and promo_code_id = $2 and state = 'pending' and cart <> $3`;

/** Ends orders that wait for their payment. */
@Injectable()
export class OpenOrders {
  constructor(
    private readonly pool: SqlPool,
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
  ) {}

  /** Fulfils an open order if it was paid and gives it up otherwise; waits for a payment that is in progress. */
  async end(orderId: string, state: 'cancelled' | 'expired'): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.state !== 'pending') return;
    if (order.totalCents === 0) return void (await this.settlement.settle(orderId));
    if (order.paymentId === null) return void (await this.settlement.giveUp(orderId, state));
    const payment = await this.provider.find(order.paymentId);
    if (payment.status === 'processing') return;
    // Cancelled at the provider first: afterwards it cannot succeed.
    const isPaid = payment.status === 'succeeded';
    if (!isPaid && payment.status !== 'canceled') await this.provider.cancel(payment.id);
    if (isPaid) await this.settlement.settle(orderId, payment);
    else await this.settlement.giveUp(orderId, state);
  }

  /** Ends the company's open orders of other carts that use a promo code, because the code goes to this cart. */
  async endOthers({ companyId, promoCodeId, cart }: { companyId: string; promoCodeId: string; cart: string }) {
    const others = await this.pool.rows<{ id: string }>('open_orders_of_code', othersSql, [
      companyId,
      promoCodeId,
      cart,
    ]);
    for (const { id } of others) await this.end(id, 'cancelled');
  }
}
