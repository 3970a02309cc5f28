import { Controller, Headers, RawBody } from '@nestjs/common';
import { receiveProviderEvent, type ProviderEventReceived } from '@porchlight/contracts/commerce';
import { Handle, SqlPool } from '@porchlight/service-kit';
import { DisputeSettlement } from '../disputes/dispute-settlement.ts';
import { OrderSettlement } from '../orders/order-settlement.ts';
import { CardSetups } from '../payment-methods/card-setups.ts';
import { SavedCards } from '../payment-methods/saved-cards.ts';
import { DeclinedPayments } from '../payments/declined-payments.ts';
import { PaymentProvider, type ProviderEvent } from '../payments/payment-provider.ts';
import { RefundSettlement } from '../refunds/refund-settlement.ts';

const knownSql = 'select 1 from webhook_inbox where event_id = $1';
const storeSql = `
  insert into webhook_inbox (event_id, type, object_id) values ($1, $2, $3) on conflict do nothing returning event_id`;

const declines = ['payment_intent.payment_failed', 'setup_intent.setup_failed'];

/** Events of the payment provider, which repeats, delays and reorders them. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly pool: SqlPool,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
    private readonly refunds: RefundSettlement,
    private readonly disputes: DisputeSettlement,
    private readonly declined: DeclinedPayments,
    private readonly setups: CardSetups,
    private readonly cards: SavedCards,
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
    const companyId = await this.#settle(event);
    const isNew = await this.pool.row('store_event', storeSql, [event.id, event.type, event.objectId]);
    if (isNew && companyId && declines.includes(event.type)) await this.#countDecline(companyId, event);
    return {};
  }

  /** Settles the object of an event. Returns the company of a payment or card. */
  async #settle({ type, objectId }: ProviderEvent): Promise<string | undefined> {
    if (type.startsWith('payment_intent.')) return (await this.settlement.settlePayment(objectId))?.companyId;
    if (type.startsWith('setup_intent.')) return this.setups.settle(objectId);
    if (type.startsWith('payment_method.')) await this.cards.refresh(objectId);
    if (type.startsWith('refund.')) await this.refunds.settleEvent(objectId);
    if (type.startsWith('charge.dispute.')) await this.disputes.settleEvent(objectId);
    return undefined;
  }

  /** After too many declined cards the payment or card setup ends, so that no more can be tried on it. */
  async #countDecline(companyId: string, { objectId, type }: ProviderEvent): Promise<void> {
    if (!(await this.declined.count(companyId, objectId))) return;
    if (type === 'setup_intent.setup_failed') return this.setups.end(objectId);
    const { status, id } = await this.provider.find(objectId);
    if (status === 'requires_payment_method') await this.provider.cancel(id);
  }
}
