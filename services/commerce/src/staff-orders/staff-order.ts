import { Injectable } from '@nestjs/common';
import type { Utms } from '@porchlight/contracts';
import type { StaffDispute, StaffOrder, StaffPayment } from '@porchlight/contracts/commerce';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { messages } from '../refunds/messages.ts';
import { leftToRefund } from '../refunds/refund-amounts.ts';
import { Refunds, toStaffRefund, type StaffRefundRow } from '../refunds/refunds.ts';
import { documentNumber, type DocumentPosition } from '../tax-receipts/numbering/document-number.ts';
import type { TaxLine } from '../taxes/tax-lines.ts';
import { summaryColumns, summaryJoins, toSummary, type SummaryRow } from './staff-orders.ts';

const summarySql = `select ${summaryColumns} from purchase_order ${summaryJoins} where purchase_order.id = $1`;
const contentSql = `
  select company_id as "companyId", person_id as "personId", credits, bonus_credits as "bonusCredits",
    price_cents as "priceCents", promo_code as "promoCode", discount_cents as "discountCents", taxes,
    gclid, utms
  from purchase_order where id = $1`;
const paymentsSql = `
  select provider_id as "providerId", state, amount_cents as "amountCents", created_at as "createdAt",
    initcap(card ->> 'brand') as brand, card ->> 'last4' as last4
  from payment_attempt where order_id = $1 order by created_at`;
const refundsSql = `
  select id, state, amount_cents as "amountCents", credits_reversed as "creditsReversed",
    credits_spent as "creditsSpent", reason, created_at as "createdAt"
  from refund where order_id = $1 order by created_at`;
const disputesSql = `
  select provider_id as "providerId", state, amount_cents as "amountCents", credits, credits_held as "creditsHeld",
    reason, created_at as "createdAt"
  from dispute where order_id = $1 order by created_at`;
const documentsSql = `
  select series, year, no from tax_document
  where source_id = $1 or source_id in (select id from refund where order_id = $1) order by issued_at, series, no`;

interface ContentRow extends Pick<
  StaffOrder,
  'companyId' | 'personId' | 'credits' | 'bonusCredits' | 'priceCents' | 'discountCents'
> {
  readonly promoCode: string | null;
  readonly gclid: string | null;
  readonly utms: Utms | null;
  readonly taxes: readonly TaxLine[];
}
type PaymentRow = Pick<StaffPayment, 'state' | 'amountCents'> &
  Readonly<Record<'providerId' | 'brand' | 'last4', string | null>> & { readonly createdAt: Date };
type DisputeRow = Omit<StaffDispute, 'createdAt'> & { readonly createdAt: Date };

/** Reads an order with all that happened to it, for staff. */
@Injectable()
export class StaffOrderReads {
  constructor(
    private readonly pool: SqlPool,
    private readonly refunds: Refunds,
  ) {}

  async get(id: string): Promise<StaffOrder> {
    const summary = await this.pool.row<SummaryRow>('staff_order', summarySql, [id]);
    const content = await this.pool.row<ContentRow>('staff_order_content', contentSql, [id]);
    const refundable = await this.refunds.findOrder(id);
    if (!summary || !content || !refundable) throw notFound(messages.orderNotFound);
    const { promoCode, gclid, utms, taxes, ...amounts } = content;
    const payments = await this.pool.rows<PaymentRow>('staff_order_payments', paymentsSql, [id]);
    const refunds = await this.pool.rows<StaffRefundRow>('staff_order_refunds', refundsSql, [id]);
    const disputes = await this.pool.rows<DisputeRow>('staff_order_disputes', disputesSql, [id]);
    const documents = await this.pool.rows<DocumentPosition>('staff_order_documents', documentsSql, [id]);
    return {
      ...toSummary(summary),
      ...amounts,
      ...(promoCode === null ? {} : { promoCode }),
      ...(gclid === null ? {} : { gclid }),
      ...(utms === null ? {} : { utms }),
      taxes: taxes.map(({ name, ratePpm, cents }) => ({ name, ratePpm, cents })),
      payments: payments.map(toPayment),
      refunds: refunds.map(toStaffRefund),
      disputes: disputes.map((dispute) => ({ ...dispute, createdAt: dispute.createdAt.toISOString() })),
      documents: documents.map(documentNumber),
      leftCents: payments.some(({ state }) => state === 'succeeded') ? leftToRefund(refundable) : 0,
    };
  }
}

const toPayment = ({ providerId, brand, last4, createdAt, ...payment }: PaymentRow): StaffPayment => ({
  ...payment,
  createdAt: createdAt.toISOString(),
  ...(providerId === null ? {} : { providerId }),
  ...(brand === null ? {} : { card: `${brand} ${last4}` }),
});
