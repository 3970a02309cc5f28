import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import { Problem, SqlPool } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { BillingInformationService } from '../billing/billing-information.service.ts';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { OrderPricing } from '../orders/order-pricing.ts';
import { OrderSettlement } from '../orders/order-settlement.ts';
import { isUnpaid, Orders, type Order } from '../orders/orders.ts';
import { SavedCards } from '../payment-methods/saved-cards.ts';
import { PaymentProvider, type Payment } from '../payments/payment-provider.ts';
import type { SavedCard } from '../payments/saved-card.ts';
import { Suppliers } from '../supplier/suppliers.ts';

/** A renewal whose day has come. */
export interface DueRenewal {
  readonly periodId: string;
  readonly companyId: string;
  readonly personId: string;
  readonly planId: string;
  /** First day of the new period, `2027-11-24`. */
  readonly beginsOn: string;
  /** Charges that failed. */
  readonly tries: number;
  /** Announced price before tax, in cents of `currency`. */
  readonly priceCents: number | null;
  readonly currency: Currency | null;
}
/**
 * What became of a charge: `open` is not known yet or waits until a changed price was announced, `confirmation` needs
 * the buyer at the bank.
 */
export type ChargeOutcome = 'paid' | 'open' | 'declined' | 'confirmation';

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
   * Charges a renewal once for each number of tries, however often it is called. An order that is not paid is given up
   * after its payment was cancelled at the provider. Throws when the provider does not respond: nothing is known then.
   */
  async charge(due: DueRenewal): Promise<ChargeOutcome> {
    const card = await this.cards.find(due.companyId);
    if (!card) return 'declined';
    const order = await this.#orderFor(due);
    if (typeof order === 'string') return order;
    // Also of an order that the sweep gave up: its payment may have succeeded without a response.
    const payment = isUnpaid(order.state) ? await this.#pay(order, due, card) : undefined;
    const state = await this.settlement.settle(order.id, payment);
    if (state === 'fulfilled') return 'paid';
    return payment ? this.#giveUp(order, payment) : 'declined';
  }

  /** Returns `declined` for a company that cannot order: without a billing address, or when the plan is not on sale. */
  async #orderFor(due: DueRenewal): Promise<Order | ChargeOutcome> {
    await this.suppliers.require();
    const known = await this.orders.findByKey(due.companyId, keyOf(due));
    if (known) return known;
    try {
      return await this.#place(due);
    } catch (error) {
      if (error instanceof Problem && error.status === 409) return 'declined';
      throw error;
    }
  }

  async #place(due: DueRenewal): Promise<Order | ChargeOutcome> {
    const { companyId, personId, planId } = due;
    const company = await this.companies.require(personId);
    const billing = await this.billing.find(personId);
    if (!billing || company.companyId !== companyId) return 'declined';
    const priced = await this.pricing.price({ company, cart: { planId }, province: billing.province });
    // @mutation announced-renewal-price
    if (priced.price.cents !== due.priceCents || priced.price.currency !== due.currency) return 'open';
    const key = keyOf(due);
    const order = { ...company, personId, key, bodyHash: key, cart: key, priced, billing };
    return this.dataSource.transaction((manager) => this.orders.insert(manager, order));
  }

  async #pay(order: Order, due: DueRenewal, card: SavedCard): Promise<Payment | undefined> {
    const { id, attemptId, paymentId, totalCents, currency, description } = order;
    if (attemptId === null) return undefined;
    if (paymentId !== null) return this.provider.find(paymentId);
    const payment = await this.provider.charge({
      attemptId: `renew:${due.companyId}:${due.beginsOn}:${due.tries}`,
      orderId: id,
      amount: { cents: totalCents, currency },
      description,
      card,
    });
    await this.pool.execute('open_renewal_payment', openedSql, [attemptId, payment.id]);
    return payment;
  }

  async #giveUp({ id }: Order, payment: Payment): Promise<ChargeOutcome> {
    if (payment.status === 'processing') return 'open';
    if (payment.status !== 'canceled') await this.provider.cancel(payment.id);
    await this.settlement.giveUp(id, 'cancelled');
    return needsBuyer(payment) ? 'confirmation' : 'declined';
  }
}

const keyOf = ({ beginsOn, tries }: DueRenewal): string => `renew:${beginsOn}:${tries}`;
const needsBuyer = ({ status, declineCode }: Payment): boolean =>
  status === 'requires_action' || declineCode === 'authentication_required';
