import { IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { IsGclid, Utms } from '../kernel/input/attribution.ts';
import { IsCount, IsText } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';
import { orderStates, type OrderState } from './checkout.ts';
import { OrderTax } from './quotes.ts';
import { StaffRefund } from './refunds.ts';

/** States of a dispute. `open` waits for the decision of the buyer's bank. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** An order in the list of the staff. All amounts are integer cents of `currency`. */
export class StaffOrderSummary {
  @IsUUID() id!: string;
  @IsString() number!: string;
  @IsIn(orderStates) state!: OrderState;
  @IsISO8601() createdAt!: string;
  /** Name of the billing address. */
  @IsString() buyer!: string;
  /** Name of the company on its receipts, if it stated one. */
  @IsOptional() @IsString() company?: string;
  /** Bundle, in the language of the order. */
  @IsString() description!: string;
  /** Taxes included. */
  @IsCount() totalCents!: number;
  @IsIn(currencies) currency!: Currency;
  /** `RC-2026-000123`; absent until the order is fulfilled. */
  @IsOptional() @IsString() receiptNumber?: string;
}
export class StaffOrdersQuery {
  /**
   * Number of an order, a receipt or a credit note; words of the buyer's or company's name; id of the user or company.
   */
  @IsOptional() @IsText(100) search?: string;
  @IsOptional() @IsIn(orderStates) state?: OrderState;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class StaffOrdersPage {
  @ListOf(() => StaffOrderSummary) orders!: StaffOrderSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}

const paymentStates = ['creating', 'open', 'succeeded', 'cancelled'] as const;
export class StaffPayment {
  /** Id at the payment provider; absent before it is known. */
  @IsOptional() @IsString() providerId?: string;
  @IsIn(paymentStates) state!: (typeof paymentStates)[number];
  @IsCount() amountCents!: number;
  @IsISO8601() createdAt!: string;
  /** Brand and last four digits of the card: `Visa 4242`. */
  @IsOptional() @IsString() card?: string;
}
export class StaffDispute {
  @IsString() providerId!: string;
  @IsIn(disputeStates) state!: DisputeState;
  @IsCount() amountCents!: number;
  /** Credits of the disputed amount. */
  @IsCount() credits!: number;
  /** Those of them that were in the wallet; held while the dispute is open. */
  @IsCount() creditsHeld!: number;
  /** Reason that the bank gives: `fraudulent`. */
  @IsString() reason!: string;
  @IsISO8601() createdAt!: string;
}
/** An order with all that happened to it. */
export class StaffOrder extends StaffOrderSummary {
  @IsUUID() companyId!: string;
  /** User who ordered. */
  @IsUUID() personId!: string;
  @IsCount() credits!: number;
  @IsCount() bonusCredits!: number;
  @IsCount() priceCents!: number;
  @IsOptional() @IsString() promoCode?: string;
  @IsOptional() @IsGclid() gclid?: string;
  @IsOptional() @Nested(() => Utms) utms?: Utms;
  @IsCount() discountCents!: number;
  @ListOf(() => OrderTax) taxes!: OrderTax[];
  @ListOf(() => StaffPayment) payments!: StaffPayment[];
  @ListOf(() => StaffRefund) refunds!: StaffRefund[];
  @ListOf(() => StaffDispute) disputes!: StaffDispute[];
  /** Numbers of its receipts and credit notes, oldest first. */
  @IsString({ each: true }) documents!: string[];
  /** Cents that can still be refunded. */
  @IsCount() leftCents!: number;
}
export class StaffOrderParams {
  @IsUUID() id!: string;
}

const viewOrders = access.permission('viewEcommerce');

export const listStaffOrders = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/orders',
  access: viewOrders,
  query: StaffOrdersQuery,
  response: StaffOrdersPage,
  summary: 'List the orders of all companies, newest first, 25 a page',
});
export const getStaffOrder = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/orders/:id',
  access: viewOrders,
  params: StaffOrderParams,
  response: StaffOrder,
  summary: 'Get an order with its payments, refunds, disputes and receipts',
});
