import { Injectable } from '@nestjs/common';
import type { OrderState } from '@porchlight/contracts/commerce';
import { Log } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SavedCards } from '../payment-methods/saved-cards.ts';
import { PaymentProvider, type Payment } from '../payments/payment-provider.ts';
import { PromoCodes } from '../promo-codes/promo-codes.ts';
import { Suppliers } from '../supplier/suppliers.ts';
import { DocumentIssuer } from '../tax-receipts/numbering/document-issuer.ts';
import { TaxInformationService } from '../tax-receipts/tax-information/tax-information.service.ts';
import { OrderDelivery } from './order-delivery.ts';
import { moveOrder } from './order-lifecycle.ts';
import { isUnpaid, Orders, type Order } from './orders.ts';
import { receiptOf } from './receipt-of.ts';

// Everything that settles an order waits here for the one that came first.
// @mutation order-lock
const lockSql = 'select state from purchase_order where id = $1 for update';
const paidSql = `
  update payment_attempt set state = 'succeeded', provider_id = $3, card = $2, changed_at = now()
  where order_id = $1 and coalesce(provider_id, $3) = $3`;
const cancelledSql = `
  update payment_attempt set state = 'cancelled', changed_at = now()
  where order_id = $1 and state in ('creating', 'open')`;

/** Brings orders to the state of their payments: after the checkout, by events of the provider and by the sweep. */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: Orders,
    private readonly provider: PaymentProvider,
    private readonly promoCodes: PromoCodes,
    private readonly cards: SavedCards,
    private readonly suppliers: Suppliers,
    private readonly taxInformation: TaxInformationService,
    private readonly documents: DocumentIssuer,
    private readonly delivery: OrderDelivery,
    private readonly log: Log,
  ) {}

  /**
   * Fulfils an order whose payment succeeded and gives up one whose payment was cancelled; any number of times with the
   * same result. Returns the state of the order.
   * @param payment as fetched just before; default: fetched now
   */
  async settle(orderId: string, payment?: Payment): Promise<OrderState> {
    const order = await this.orders.find(orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    if (!isUnpaid(order.state)) return order.state;
    if (order.totalCents === 0) return this.#settleFree(order);
    const current = payment ?? (await this.#paymentOf(order));
    if (current?.status === 'succeeded') return this.#fulfil(order, current);
    const isGivenUp = current?.status === 'canceled' && order.state === 'pending';
    return isGivenUp ? this.giveUp(order.id, 'cancelled') : order.state;
  }

  /** Settles the order of a payment, and returns it; undefined for a payment that is not of this site. */
  async settlePayment(paymentId: string): Promise<Order | undefined> {
    const payment = await this.provider.find(paymentId);
    const order = payment.orderId === undefined ? undefined : await this.orders.find(payment.orderId);
    if (order) await this.settle(order.id, payment);
    return order;
  }

  /**
   * Ends an order that was not paid and returns its promo code. Its payment must be cancelled at the provider first.
   */
  giveUp(orderId: string, state: 'cancelled' | 'expired'): Promise<OrderState> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, orderId);
      if (!(await moveOrder(manager, orderId, state))) return before;
      await manager.query(cancelledSql, [orderId]);
      await this.promoCodes.release(manager, orderId);
      return state;
    });
  }

  /** Fulfils an order of nothing to pay, unless it was given up. */
  async #settleFree(order: Order): Promise<OrderState> {
    return order.state === 'pending' ? this.#fulfil(order, undefined) : order.state;
  }

  async #paymentOf({ paymentId }: Order): Promise<Payment | undefined> {
    return paymentId === null ? undefined : this.provider.find(paymentId);
  }

  async #fulfil(order: Order, payment: Payment | undefined): Promise<OrderState> {
    if (payment) this.#requirePaymentOf(order, payment);
    const supplier = await this.suppliers.require();
    const { id, companyId } = order;
    return this.dataSource.transaction(async (manager) => {
      const state = await this.#lock(manager, id);
      // Only a payment brings back an order that was given up: its promo code is free again.
      if (payment ? !isUnpaid(state) : state !== 'pending') return state;
      if (payment) await manager.query(paidSql, [id, JSON.stringify(payment.card ?? null), payment.id]);
      await moveOrder(manager, id, 'paid');
      await this.promoCodes.finish(manager, id);
      await this.delivery.deliver(manager, order);
      await moveOrder(manager, id, 'fulfilled');
      if (payment?.savedCard) await this.cards.store(manager, companyId, payment.savedCard);
      const taxInformation = await this.taxInformation.ofCompany(manager, companyId);
      const snapshot = receiptOf(order, { supplier, taxInformation, card: payment?.card });
      // Last: other receipts wait from here to the commit.
      await this.documents.issueDocument(manager, { kind: 'receipt', sourceId: id, companyId, snapshot });
      return 'fulfilled';
    });
  }

  async #lock(manager: EntityManager, orderId: string): Promise<OrderState> {
    const [row] = await manager.query<[{ state: OrderState }]>(lockSql, [orderId]);
    return row.state;
  }

  /** Throws for a payment of a different order or amount, which only a programming error can cause. */
  #requirePaymentOf({ id, totalCents, currency }: Order, { id: paymentId, orderId, received }: Payment): void {
    if (orderId === id && received.cents === totalCents && received.currency === currency) return;
    this.log.error('payment does not match its order', { orderId: id, paymentId, received });
    throw new Error(`payment ${paymentId} does not match order ${id}`);
  }
}
