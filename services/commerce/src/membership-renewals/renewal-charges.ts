import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import type { DeclineReason } from '@porchlight/contracts/commerce';
import { Problem, SqlPool } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { BillingInformationService } from '../billing/billing-information.service.ts';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { OrderPricing } from '../orders/order-pricing.ts';
import { OrderSettlement } from '../orders/order-settlement.ts';
import { isUnpaid, Orders, type Order } from '../orders/orders.ts';
import { declineReasonOf } from '../payments/decline-reasons.ts';
import { SavedCards } from '../payment-methods/saved-cards.ts';
import { PaymentProvider, type Payment } from '../payments/payment-provider.ts';
import type { SavedCard } from '../payments/saved-card.ts';
import { Suppliers } from '../supplier/suppliers.ts';

/** A renewal to charge. */
export interface DueRenewal {
  readonly companyId: string;
  readonly personId: string;
  readonly planId: string;
  /** Length of the new period, in months. Default: that of the plan. */
  readonly months?: number;
  /** Names the charge: however often it is repeated, the card is charged once for it. */
  readonly subject: string;
  /** Announced price before tax, in cents of `currency`. */
  readonly priceCents: number | null;
  readonly currency: Currency | null;
}
/** Why a renewal was not paid. `confirmation-needed`: the bank requires the buyer. */
export type ChargeFailure =
  'no-card' | 'no-billing-address' | 'plan-gone' | 'price-changed' | 'confirmation-needed' | DeclineReason;
/** What became of a charge; `open` is not known yet. */
export type ChargeOutcome =
  | { readonly state: 'paid'; readonly orderId: string }
  | { readonly state: 'open' }
  | { readonly state: 'failed'; readonly reason: ChargeFailure };

interface Refusal {
  readonly reason: ChargeFailure;
}

const failed = (reason: ChargeFailure): ChargeOutcome => ({ state: 'failed', reason });

const openedSql = `
  update payment_attempt set provider_id = $2, state = 'open', changed_at = now() where id = $1 and state = 'creating'`;

/** Orders renewals and charges the saved card of the company. */
@Injectable()
export class RenewalCharges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: SqlPool,
    private readonly companies: LandlordCompanies,
    private readonly billing: BillingInformationService,
    private readonly suppliers: Suppliers,
    private readonly pricing: OrderPricing,
    private readonly orders: Orders,
    private readonly cards: SavedCards,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
  ) {}

  /**
   * Charges a renewal once for each subject, however often it is called. An order that is not paid is given up
   * after its payment was cancelled at the provider. Throws when the provider does not respond: nothing is known then.
   */
  async charge(due: DueRenewal): Promise<ChargeOutcome> {
    const card = await this.cards.find(due.companyId);
    if (!card) return failed('no-card');
    const order = await this.#orderFor(due);
    if ('reason' in order) return { state: 'failed', ...order };
    // Also of an order that the sweep gave up: its payment may have succeeded without a response.
    const payment = isUnpaid(order.state) ? await this.#pay(order, due, card) : undefined;
    const state = await this.settlement.settle(order.id, payment);
    if (state === 'fulfilled') return { state: 'paid', orderId: order.id };
    return payment ? this.#giveUp(order, payment) : failed('declined');
  }

  /** Returns why a company cannot order: without a billing address, or when the plan is not on sale. */
  async #orderFor(due: DueRenewal): Promise<Order | Refusal> {
    await this.suppliers.require();
    const known = await this.orders.findByKey(due.companyId, keyOf(due));
    if (known) return known;
    try {
      return await this.#place(due);
    } catch (error) {
      if (error instanceof Problem && error.status === 409)
        return { reason: error.code === 'plan-gone' ? 'plan-gone' : 'declined' };
      throw error;
    }
  }

  async #place(due: DueRenewal): Promise<Order | Refusal> {
    const { companyId, personId, planId, months } = due;
    const company = await this.companies.require(personId);
    const billing = await this.billing.find(personId);
    if (!billing || company.companyId !== companyId) return { reason: 'no-billing-address' };
    const cart = { planId, ...(months === undefined ? {} : { months }) };
    const priced = await this.pricing.price({ company, cart, province: billing.province });
    // @mutation announced-renewal-price
    if (priced.price.cents !== due.priceCents || priced.price.currency !== due.currency)
      return { reason: 'price-changed' };
    const key = keyOf(due);
    const order = { ...company, personId, key, bodyHash: key, cart: key, priced, billing };
    return this.dataSource.transaction((manager) => this.orders.insert(manager, order));
  }

  async #pay(order: Order, due: DueRenewal, card: SavedCard): Promise<Payment | undefined> {
    const { id, attemptId, paymentId, totalCents, currency, description } = order;
    if (attemptId === null) return undefined;
    if (paymentId !== null) return this.provider.find(paymentId);
    const payment = await this.provider.charge({
      attemptId: `renew:${due.companyId}:${due.subject}`,
      orderId: id,
      amount: { cents: totalCents, currency },
      description,
      card,
    });
    await this.pool.execute('open_renewal_payment', openedSql, [attemptId, payment.id]);
    return payment;
  }

  async #giveUp({ id }: Order, payment: Payment): Promise<ChargeOutcome> {
    if (payment.status === 'processing') return { state: 'open' };
    if (payment.status !== 'canceled') await this.provider.cancel(payment.id);
    await this.settlement.giveUp(id, 'cancelled');
    return failed(needsBuyer(payment) ? 'confirmation-needed' : declineReasonOf(payment.declineCode ?? ''));
  }
}

const keyOf = ({ subject }: DueRenewal): string => `renew:${subject}`;
const needsBuyer = ({ status, declineCode }: Payment): boolean =>
  status === 'requires_action' || declineCode === 'authentication_required';
