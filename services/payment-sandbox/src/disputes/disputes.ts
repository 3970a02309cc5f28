import { invalid } from '../api/api-error.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';
import { disputeFeeCents, recordMovement } from '../balance/balance.ts';
import type { Store } from '../database/store.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newObject, type Dispute } from '../objects.ts';

const path = '/v1/disputes';

/** Opens a dispute of all that was paid and not refunded; the amount and a fee leave the balance. */
export async function openDispute(store: Store, chargeId: string): Promise<void> {
  const charge = await store.lock('charge', chargeId);
  const amount = charge.amount - charge.amount_refunded;
  if (charge.disputed || amount === 0) return;
  const object = newObject('dispute');
  const withdrawal = await recordMovement(store, charge, {
    type: 'adjustment',
    category: 'dispute',
    amount: -amount,
    fee: disputeFeeCents,
    source: object.id,
  });
  const dispute = await store.insert<Dispute>({
    ...object,
    amount,
    balance_transactions: [withdrawal],
    charge: charge.id,
    currency: charge.currency,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  await store.save({ ...charge, disputed: true });
  await emitEvent(store, 'charge.dispute.created', dispute);
}

async function closeDispute(store: Store, id: string, status: 'won' | 'lost'): Promise<Dispute> {
  const dispute = await store.lock('dispute', id);
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed');
  const returned =
    status === 'lost'
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
