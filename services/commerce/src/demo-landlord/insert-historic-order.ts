import type { EntityManager } from 'typeorm';
import { postCredits } from '../ledger/post-credits.ts';
import { addMembershipPeriod } from '../memberships/add-membership-period.ts';
import { receiptOf } from '../orders/receipt-of.ts';
import { PurchaseOrder } from '../orders/purchase-order.entity.ts';
import { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import { PromoCode } from '../promo-codes/promo-code.entity.ts';
import { PromoRedemption } from '../promo-codes/promo-redemption.entity.ts';
import { demoSupplier } from '../supplier/suppliers.ts';
import type { DocumentIssuer, IssuedDocument } from '../tax-receipts/numbering/document-issuer.ts';
import { noTaxInformation } from '../tax-receipts/tax-information/tax-information.service.ts';
import { taxLines } from '../taxes/tax-lines.ts';
import { ratesAt } from '../taxes/tax-rates.ts';
import type { HistoricOrder, LandlordHistory } from './landlord-history.ts';
import type { HistoryDays } from './history-days.ts';

const orderHour = 10;
const currency = 'CAD';
const bundleSql = `
  select id as "bundleId", null as "planId", name ->> 'en-CA' as description from credit_bundle
  where credits = $1 order by valid_from, id limit 1`;
const planSql = `
  select null as "bundleId", id as "planId", name ->> 'en-CA' as description from membership_plan
  where months = $1 order by valid_from, id limit 1`;

/** Where a history is inserted. */
export interface HistoryTarget {
  readonly manager: EntityManager;
  readonly history: LandlordHistory;
  readonly days: HistoryDays;
  readonly documents: DocumentIssuer;
}

/** Inserts an order with its payment, and what a paid one delivered. Returns its receipt. */
export async function insertHistoricOrder(
  target: HistoryTarget,
  historic: HistoricOrder,
): Promise<IssuedDocument | undefined> {
  const { manager, history, days, documents } = target;
  const order = await insertOrder(target, historic);
  await insertPayment(target, historic);
  if (historic.expired) return undefined;
  const { companyId, card } = history;
  await redeem(manager, order);
  await deliver(manager, order, days.date(historic.daysAgo));
  const snapshot = receiptOf(order, {
    supplier: demoSupplier,
    taxInformation: noTaxInformation,
    card: cardOf(card),
  });
  const issuedAt = order.createdAt;
  return documents.issueDocument(manager, { kind: 'receipt', sourceId: order.id, companyId, snapshot, issuedAt });
}

async function insertOrder(target: HistoryTarget, historic: HistoricOrder): Promise<PurchaseOrder> {
  const { manager, history, days } = target;
  const { id, credits = 0, membership, priceCents, discountCents = 0, totalCents, expired } = historic;
  const at = days.at(historic.daysAgo, orderHour);
  const subtotal = { cents: priceCents - discountCents, currency } as const;
  const order = manager.create(PurchaseOrder, {
    id,
    companyId: history.companyId,
    personId: history.personId,
    state: expired ? 'expired' : 'fulfilled',
    key: id.replaceAll('-', ''),
    bodyHash: '',
    cart: id,
    language: 'en-CA',
    ...(await productOf(manager, historic)),
    membershipMonths: membership?.months ?? null,
    includedListings: membership?.includedListings ?? null,
    credits,
    bonusCredits: 0,
    ...(await promoOf(manager, historic)),
    currency,
    priceCents,
    discountCents,
    taxCents: totalCents - subtotal.cents,
    totalCents,
    taxes: taxLines(subtotal, await ratesAt(manager, 'AB', at)),
    billing: history.billing,
    createdAt: at,
    paidAt: expired ? null : at,
    fulfilledAt: expired ? null : at,
  });
  await manager.insert(PurchaseOrder, order);
  return order;
}

async function productOf(manager: EntityManager, { credits, membership }: HistoricOrder) {
  const [product] = await manager.query<[Pick<PurchaseOrder, 'bundleId' | 'planId' | 'description'>]>(
    membership ? planSql : bundleSql,
    [membership?.months ?? credits],
  );
  return product;
}

async function promoOf(manager: EntityManager, { promoCode }: HistoricOrder) {
  if (promoCode === undefined) return { promoCodeId: null, promoCode: null };
  const { id } = await manager.findOneByOrFail(PromoCode, { code: promoCode });
  return { promoCodeId: id, promoCode };
}

async function insertPayment({ manager, history, days }: HistoryTarget, historic: HistoricOrder): Promise<void> {
  const { id, attemptId, paymentId, totalCents, expired, daysAgo } = historic;
  const at = days.at(daysAgo, orderHour);
  await manager.insert(PaymentAttempt, {
    id: attemptId,
    orderId: id,
    providerId: paymentId,
    amountCents: totalCents,
    currency,
    state: expired ? 'cancelled' : 'succeeded',
    card: expired ? null : cardOf(history.card),
    createdAt: at,
    changedAt: at,
  });
}

async function redeem(manager: EntityManager, order: PurchaseOrder): Promise<void> {
  const { id: orderId, companyId, promoCodeId, discountCents } = order;
  if (promoCodeId === null) return;
  await manager.insert(PromoRedemption, { orderId, promoCodeId, companyId, slot: 1, state: 'final', discountCents });
  await manager.increment(PromoCode, { id: promoCodeId }, 'used', 1);
  await manager.increment(PromoCode, { id: promoCodeId }, 'spentCents', discountCents);
}

async function deliver(manager: EntityManager, order: PurchaseOrder, paidOn: string): Promise<void> {
  const { id, companyId, personId, planId, credits, membershipMonths: months, includedListings, createdAt } = order;
  if (planId !== null && months !== null && includedListings !== null)
    await addMembershipPeriod(manager, { companyId, orderId: id, planId, months, includedListings, paidOn });
  else
    await postCredits(manager, {
      companyId,
      counter: 'sales',
      postings: [{ kind: 'purchase', credits, key: `purchase:${id}`, actorId: personId }],
      at: createdAt,
    });
}

/** Returns the saved card, which expires some years from now. */
export const cardOf = ({ brand, last4, expMonth, expYearsAhead }: LandlordHistory['card']) => ({
  brand,
  last4,
  expMonth,
  expYear: new Date().getUTCFullYear() + expYearsAhead,
});
