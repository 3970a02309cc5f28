import { Controller, Headers, RawBody } from '@nestjs/common';
import { receiveProviderEvent, type ProviderEventReceived } from '@porchlight/contracts/commerce';
import { Handle, SqlPool } from '@porchlight/service-kit';
import { DeclinedPayments } from '../payments/declined-payments.ts';
import { PaymentProvider, type ProviderEvent } from '../payments/payment-provider.ts';
import { OrderSettlement } from './order-settlement.ts';
import { Orders } from './orders.ts';

const knownSql = 'select 1 from webhook_inbox where event_id = $1';
const storeSql = `
  insert into webhook_inbox (event_id, type, object_id) values ($1, $2, $3) on conflict do nothing returning event_id`;

/** Events of the payment provider, which repeats, delays and reorders them. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly pool: SqlPool,
    private readonly provider: PaymentProvider,
    private readonly orders: Orders,
    private readonly settlement: OrderSettlement,
    private readonly declined: DeclinedPayments,
  ) {}

  /** An event is stored after it was handled: one that failed is sent again by the provider. */
  @Handle(receiveProviderEvent)
  async receive(
    _: unknown,
    @RawBody() body: Buffer = Buffer.alloc(0),
    @Headers('stripe-signature') signature = '',
  ): Promise<ProviderEventReceived> {
    const event = this.provider.readEvent(body, signature);
    if (await this.pool.row('known_event', knownSql, [event.id])) return {};
    const companyId = event.type.startsWith('payment_intent.') ? await this.#settle(event) : undefined;
    const isNew = await this.pool.row('store_event', storeSql, [event.id, event.type, event.objectId]);
    if (isNew && companyId && event.type === 'payment_intent.payment_failed')
      await this.#countDecline(companyId, event);
    return {};
  }

  /** Returns the company of the order; undefined for a payment that is not of this site. */
  async #settle({ objectId }: ProviderEvent): Promise<string | undefined> {
    const payment = await this.provider.find(objectId);
    const order = payment.orderId === undefined ? undefined : await this.orders.find(payment.orderId);
    if (!order) return undefined;
    await this.settlement.settle(order.id, payment);
    return order.companyId;
  }

  /** After too many declined cards the payment ends, so that no more can be tried on it. */
  async #countDecline(companyId: string, { objectId }: ProviderEvent): Promise<void> {
    if (!(await this.declined.count(companyId))) return;
    const { status, id } = await this.provider.find(objectId);
    if (status === 'requires_payment_method') await this.provider.cancel(id);
  }
}
