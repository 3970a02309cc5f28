import { Injectable } from '@nestjs/common';
import { Log, Outbox } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { lockWallet } from '../ledger/lock-wallet.ts';
import { postTransfer } from '../ledger/post-transfer.ts';
import { moveToActualState } from '../orders/order-lifecycle.ts';
import { OrderSettlement } from '../orders/order-settlement.ts';
import type { Order } from '../orders/orders.ts';
import { reversalOf } from '../refunds/refund-amounts.ts';
import { Refunds, type RefundableOrder } from '../refunds/refunds.ts';
import { closeDispute, type ClosedDispute } from './dispute-lifecycle.ts';
import { DisputeProvider, type ProviderDispute } from './dispute-provider.ts';

const insertSql = `
  insert into dispute (order_id, company_id, provider_id, amount_cents, credits, credits_held, reason, state)
  values ($1, $2, $3, $4, $5, $6, $7, 'open')`;
const knownSql = 'select 1 from dispute where provider_id = $1';

/** A dispute at the provider, whatever its state. */
type DisputeDetails = Omit<ProviderDispute, 'state'>;

/** Brings disputes to the state that they have at the provider. */
@Injectable()
export class DisputeSettlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderSettlement,
    private readonly refunds: Refunds,
    private readonly provider: DisputeProvider,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** Settles the dispute of an event; in any order and any number of times with the same effect. */
  async settleEvent(providerId: string): Promise<void> {
    const { state, ...dispute } = await this.provider.find(providerId);
    if (state === undefined) return this.log.warn('bank asks about a payment', { providerId, reason: dispute.reason });
    // The event of the payment can arrive later; its credits must be in the wallet to be held.
    const paid = await this.orders.settlePayment(dispute.paymentId);
    if (!paid) return this.log.warn('dispute of a payment that is not of this site', { providerId });
    await this.dataSource.transaction(async (manager) => {
      const order = await this.refunds.lockOrder(manager, paid.id);
      if (!order) throw new Error(`no order ${paid.id}`);
      if (await this.#open(manager, order, dispute)) await this.#reportToStaff(manager, paid, dispute);
      if (state !== 'open') await this.#close(manager, order, { id: dispute.id, state });
    });
  }

  /** Records a dispute and holds its credits, as far as the wallet has them. Returns false for a known one. */
  async #open(manager: EntityManager, order: RefundableOrder, dispute: DisputeDetails): Promise<boolean> {
    const { id, amountCents, reason } = dispute;
    if ((await manager.query<unknown[]>(knownSql, [id])).length > 0) return false;
    const { companyId } = order;
    const balance = await lockWallet(manager, companyId);
    const { creditsReversed: held, creditsSpent } = reversalOf({ ...order, balance }, amountCents);
    await manager.query(insertSql, [order.id, companyId, id, amountCents, held + creditsSpent, held, reason]);
    await this.outbox.emit(manager, 'landlord.flagged', { companyId, trigger: 'chargeback', subject: order.id });
    const key = `dispute:${id}`;
    await postTransfer(manager, { companyId, kind: 'dispute', key, credits: { wallet: -held, hold: held } });
    await moveToActualState(manager, order.id);
    this.log.warn('dispute opened', { orderId: order.id, providerId: id, amountCents, creditsHeld: held });
    return true;
  }

  #reportToStaff(manager: EntityManager, order: Order, { id, amountCents, reason }: DisputeDetails): Promise<void> {
    const language = 'en-CA';
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: order.currency });
    return this.outbox.emit(manager, 'mail.requested', {
      template: 'dispute-opened',
      key: `dispute-opened:${id}`,
      recipient: 'site',
      language,
      words: {
        amount: money.format(amountCents / 100),
        orderNumber: order.number,
        disputeReason: reason.replaceAll('_', ' '),
        path: `/admin/ecommerce?tab=orders&order=${order.id}`,
      },
    });
  }

  async #close(
    manager: EntityManager,
    order: RefundableOrder,
    { id, state }: { readonly id: string; readonly state: 'won' | 'lost' },
  ): Promise<void> {
    const closed = await closeDispute(manager, id, state);
    if (!closed) return;
    const { companyId } = closed;
    await lockWallet(manager, companyId);
    await postTransfer(manager, {
      companyId,
      kind: 'dispute',
      key: `dispute-${state}:${id}`,
      credits: creditsOf(closed, state),
    });
    await moveToActualState(manager, order.id);
    this.log.warn('dispute closed', { providerId: id, state });
  }
}

/** A dispute that was lost reverses the sale; the company owes the credits that it has spent. */
const creditsOf = ({ credits, creditsHeld }: ClosedDispute, state: 'won' | 'lost') =>
  state === 'won'
    ? { wallet: creditsHeld, hold: -creditsHeld }
    : { hold: -creditsHeld, receivable: creditsHeld - credits, sales: credits };
