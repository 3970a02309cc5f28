import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BillingInformation, CheckoutRequest, CheckoutResponse } from '@porchlight/contracts/commerce';
import { changedCount, Problem } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { BillingInformationService } from '../billing/billing-information.service.ts';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import type { Payer } from '../payment-methods/card-setups.ts';
import { PaymentCustomers } from '../payment-methods/payment-customers.ts';
import { DeclinedPayments } from '../payments/declined-payments.ts';
import { PaymentProvider, type Payment } from '../payments/payment-provider.ts';
import { Suppliers } from '../supplier/suppliers.ts';
import { messages } from './messages.ts';
import { OpenOrders } from './open-orders.ts';
import { OrderPricing, quoteOf, type PricedOrder } from './order-pricing.ts';
import { OrderSettlement } from './order-settlement.ts';
import { Orders, quoteOfOrder, type Order } from './orders.ts';

const openedSql = `
  update payment_attempt set provider_id = $2, state = 'open', changed_at = now() where id = $1 and state = 'creating'`;
/** States in which a payment waits for the buyer. */
const changeable: readonly Payment['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

// The browser forgets the campaign after a day, also between two requests with one key.
const contentHashOf = ({ gclid: _gclid, utms: _utms, ...content }: CheckoutRequest) => hashOf(content);

/** Orders bundles and memberships and starts their payments. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: LandlordCompanies,
    private readonly billing: BillingInformationService,
    private readonly pricing: OrderPricing,
    private readonly orders: Orders,
    private readonly openOrders: OpenOrders,
    private readonly customers: PaymentCustomers,
    private readonly provider: PaymentProvider,
    private readonly settlement: OrderSettlement,
    private readonly declined: DeclinedPayments,
    private readonly suppliers: Suppliers,
  ) {}

  /**
   * Orders a bundle or a membership, or continues the order of the same key. The provider is called outside of any
   * transaction, with the payment's own idempotency key.
   */
  async checkout({ personId, ip }: Payer, request: CheckoutRequest): Promise<CheckoutResponse> {
    const { companyId } = await this.companies.require(personId);
    await this.declined.requireFew(companyId, ip);
    const order = await this.#orderFor(personId, companyId, request);
    const payment = order.state === 'pending' ? await this.#open(order, request) : undefined;
    const isPayable = payment && payment.status !== 'succeeded' && payment.status !== 'canceled';
    if (payment) await this.declined.remember(payment.id, ip);
    const state = isPayable ? order.state : await this.settlement.settle(order.id, payment);
    return {
      orderId: order.id,
      state,
      quote: quoteOfOrder(order),
      ...(isPayable ? { payment: this.provider.confirmationOf(payment) } : {}),
    };
  }

  /** Returns the order of the request's key, billed to the address that is saved now, or places it. */
  async #orderFor(personId: string, companyId: string, request: CheckoutRequest): Promise<Order> {
    const billing = await this.billing.find(personId);
    if (!billing) throw new Problem(422, 'billing-needed', messages.billingNeeded);
    const known = await this.orders.findByKey(companyId, request.key);
    if (!known) return this.#place(personId, request, billing);
    const isSame = known.bodyHash === contentHashOf(request);
    if (isSame && (known.state !== 'pending' || (await this.orders.changeBilling(known.id, billing)))) return known;
    throw new Problem(422, 'key-taken', messages.keyTaken);
  }

  async #place(personId: string, request: CheckoutRequest, billing: BillingInformation): Promise<Order> {
    const { key, promoCode, expectedTotalCents, gclid, utms } = request;
    await this.suppliers.require();
    const company = await this.companies.require(personId);
    const { province } = billing;
    const priced = await this.pricing.price({ company, cart: request, promoCode, province });
    if (priced.total.cents !== expectedTotalCents)
      throw new Problem(409, 'price-changed', messages.priceChanged, { current: quoteOf(priced, province) });
    const cart = cartOf(priced, province);
    if (priced.promo)
      await this.openOrders.endOthers({ companyId: company.companyId, promoCodeId: priced.promo.id, cart });
    const bodyHash = contentHashOf(request);
    const order = { ...company, personId, key, bodyHash, cart, priced, billing, gclid, utms };
    return this.dataSource.transaction((manager) => this.orders.insert(manager, order));
  }

  /** Returns the payment of an order, which saves its card if the buyer chose that. */
  async #open(order: Order, { saveCard = false }: CheckoutRequest): Promise<Payment | undefined> {
    const payment = order.paymentId === null ? await this.#start(order) : await this.provider.find(order.paymentId);
    if (!payment || payment.savesCard === saveCard || !changeable.includes(payment.status)) return payment;
    return this.provider.change(payment.id, { savesCard: saveCard });
  }

  /** Starts the payment of an order at the provider. */
  async #start(order: Order): Promise<Payment | undefined> {
    const { id, companyId, attemptId, totalCents, currency, description } = order;
    if (attemptId === null) return undefined;
    const { providerId: customerId } = await this.customers.require(companyId);
    const amount = { cents: totalCents, currency };
    const payment = await this.provider.start({ attemptId, orderId: id, customerId, amount, description });
    const isOpened = (await changedCount(this.dataSource, openedSql, [attemptId, payment.id])) > 0;
    // Not the payment of a request at the same time: the order was given up meanwhile.
    const isGivenUp = !isOpened && (await this.orders.find(id))?.paymentId !== payment.id;
    return isGivenUp ? this.provider.cancel(payment.id) : payment;
  }
}

function cartOf({ product, promo, taxes, total }: PricedOrder, province: string): string {
  const { bundleId, planId, credits, bonusCredits, membershipMonths, includedListings } = product;
  const content = [bundleId, planId, credits, bonusCredits, membershipMonths, includedListings];
  return hashOf([content, promo?.id, total, taxes, province]);
}
