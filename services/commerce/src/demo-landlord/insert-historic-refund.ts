import { PurchaseOrder } from '../orders/purchase-order.entity.ts';
import { moveToActualState } from '../orders/order-lifecycle.ts';
import { postCredits } from '../ledger/post-credits.ts';
import { creditNoteOf } from '../refunds/credit-note-of.ts';
import { reversalOf } from '../refunds/refund-amounts.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { TaxDocument } from '../tax-receipts/numbering/tax-document.entity.ts';
import type { HistoricRefund } from './landlord-history.ts';
import type { HistoryTarget } from './insert-historic-order.ts';

const refundHour = 15;

/** A refund of an order that was paid before. */
export interface RefundedOrder {
  readonly orderId: string;
  readonly receiptNumber: string;
  readonly refund: HistoricRefund;
}

/** Inserts a refund with the credits that it took back and its credit note. */
export async function insertHistoricRefund(target: HistoryTarget, refunded: RefundedOrder): Promise<void> {
  const { manager, history, days } = target;
  const { orderId, refund } = refunded;
  const { id, amountCents, providerId, reason } = refund;
  const { companyId, staffId: actorId } = history;
  const at = days.at(refund.daysAgo, refundHour);
  const { credits, totalCents } = await manager.findOneByOrFail(PurchaseOrder, { id: orderId });
  const { creditsReversed } = reversalOf(
    { totalCents, credits, returnedCents: 0, returnedCredits: 0, balance: credits },
    amountCents,
  );
  await manager.insert(Refund, {
    id,
    orderId,
    companyId,
    providerId,
    amountCents,
    creditsReversed,
    creditsSpent: 0,
    reason,
    state: 'succeeded',
    actorId,
    createdAt: at,
    startedAt: at,
    changedAt: at,
  });
  await postCredits(manager, {
    companyId,
    counter: 'sales',
    postings: [{ kind: 'refund', credits: -creditsReversed, key: `refund:${id}`, actorId }],
    at,
  });
  await moveToActualState(manager, orderId);
  await issueCreditNote(target, refunded, at);
}

async function issueCreditNote(
  { manager, history: { companyId }, documents }: HistoryTarget,
  { orderId, receiptNumber, refund: { id, amountCents, reason } }: RefundedOrder,
  issuedAt: Date,
): Promise<void> {
  const receipt = await manager.findOneByOrFail(TaxDocument, { kind: 'receipt', sourceId: orderId });
  const snapshot = creditNoteOf(receipt.snapshot, {
    receiptNumber,
    amountCents,
    reason,
    credited: { totalCents: 0, taxCents: [] },
  });
  await documents.issueDocument(manager, { kind: 'credit-note', sourceId: id, companyId, snapshot, issuedAt });
}
