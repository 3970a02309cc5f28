import { invalid } from '../api/api-error.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';
import { disputeFeeCents, recordMovement } from '../balance/balance.ts';
import type { Store } from '../database/store.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newObject, type Dispute } from '../objects.ts';

const path = '/v1/disputes';
const openStatuses: readonly Dispute['status'][] = ['needs_response', 'warning_needs_response'];

/** What a bank asks back. */
interface Demand {
  /** Cents; undefined for all that is left of the charge. */
  readonly amount?: number | undefined;
  /** Only asks, at first: no money moves. */
  readonly isInquiry?: boolean;
}

/**
 * Opens a dispute of what was paid, not refunded and not lost in another dispute. The amount and a fee leave the
 * balance.
 */
export async function openDispute(
  store: Store,
  chargeId: string,
  { amount: asked, isInquiry = false }: Demand = {},
): Promise<void> {
  const charge = await store.lock('charge', chargeId);
  const { data: earlier } = await store.page('dispute', { match: { charge: chargeId }, limit: 100 });
  const lost = earlier.filter(({ status }) => status === 'lost').reduce((sum, one) => sum + one.amount, 0);
  const left = charge.amount - charge.amount_refunded - lost;
  const amount = Math.min(asked ?? left, left);
  if (earlier.some(({ status }) => openStatuses.includes(status)) || amount === 0) return;
  const dispute = await store.insert<Dispute>({
    ...newObject('dispute'),
    amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  });
  await store.save({ ...charge, disputed: true });
  await emitEvent(store, 'charge.dispute.created', isInquiry ? dispute : await withdraw(store, dispute));
}

async function withdraw(store: Store, dispute: Dispute): Promise<Dispute> {
  const withdrawal = await recordMovement(store, dispute, {
    type: 'adjustment',
    category: 'dispute',
    amount: -dispute.amount,
    fee: disputeFeeCents,
    source: dispute.id,
  });
  return store.save<Dispute>({ ...dispute, status: 'needs_response', balance_transactions: [withdrawal] });
}

/** Turns an inquiry into a dispute. */
export async function escalate(store: Store, id: string): Promise<void> {
  const dispute = await store.lock('dispute', id);
  if (dispute.status !== 'warning_needs_response') throw invalid('This dispute is not an inquiry');
  await emitEvent(store, 'charge.dispute.updated', await withdraw(store, dispute));
}

async function closeDispute(store: Store, id: string, outcome: 'won' | 'lost'): Promise<Dispute> {
  const dispute = await store.lock('dispute', id);
  if (!openStatuses.includes(dispute.status)) throw invalid('This dispute is already closed');
  const status = dispute.status === 'needs_response' ? outcome : 'warning_closed';
  const returned =
    status !== 'won'
      ? []
      : [
          await recordMovement(store, dispute, {
            type: 'adjustment',
            category: 'dispute_reversal',
            amount: dispute.amount,
            fee: -disputeFeeCents,
            source: dispute.id,
          }),
        ];
  const balanceTransactions = [...dispute.balance_transactions, ...returned];
  const closed = await store.save<Dispute>({ ...dispute, status, balance_transactions: balanceTransactions });
  await emitEvent(store, 'charge.dispute.closed', closed);
  return closed;
}

// In Stripe's test mode the text of the evidence decides too.
async function submitEvidence({ store, form, id }: Call): Promise<Dispute> {
  const evidence = form.oneOf('evidence[uncategorized_text]', ['winning_evidence', 'losing_evidence']);
  form.flag('submit');
  if (evidence === undefined) throw invalid('The payment sandbox accepts winning_evidence or losing_evidence');
  return closeDispute(store, id, evidence === 'winning_evidence' ? 'won' : 'lost');
}

export const disputeEndpoints: readonly Endpoint[] = [
  listEndpoint(path, 'dispute', ['charge', 'payment_intent']),
  showEndpoint(path, 'dispute'),
  { method: 'POST', path: `${path}/:id`, handle: submitEvidence },
  { method: 'POST', path: `${path}/:id/close`, handle: ({ store, id }) => closeDispute(store, id, 'lost') },
];
