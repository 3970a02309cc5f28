import { invalid } from '../api/api-error.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';
import { recordMovement } from '../balance/balance.ts';
import type { Store } from '../database/store.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newObject, type Charge, type Refund } from '../objects.ts';
import { testCardOf } from '../payment-methods/test-cards.ts';

const path = '/v1/refunds';
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

async function lockCharge({ store, form }: Call): Promise<Charge> {
  const intentId = form.optional('payment_intent');
  if (intentId === undefined) return store.lock('charge', form.required('charge'));
  const intent = await store.get('payment_intent', intentId);
  if (intent.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return store.lock('charge', intent.latest_charge ?? '');
}

function refundableAmount(charge: Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = wanted ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  return amount;
}

/** Returns a charge with more or less of it refunded. */
const withRefunded = (charge: Charge, amount: number): Charge => {
  const refunded = charge.amount_refunded + amount;
  return { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
};

/** Inserts a refund with its movement of the balance. Returns it with its charge. */
export async function insertRefund(
  store: Store,
  charge: Charge,
  given: Pick<Refund, 'id' | 'amount' | 'metadata' | 'reason' | 'status'>,
): Promise<{ readonly refund: Refund; readonly refunded: Charge }> {
  const { id: source, amount } = given;
  const { livemode: _, ...object } = newObject('refund');
  const movement = { type: 'refund', category: 'refund', amount: -amount, source } as const;
  const refund = await store.insert<Refund>({
    ...object,
    ...given,
    balance_transaction: (await recordMovement(store, charge, movement)).id,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
  });
  return { refund, refunded: await store.save(withRefunded(charge, amount)) };
}

async function create(call: Call): Promise<Refund> {
  const { store, form } = call;
  const charge = await lockCharge(call);
  if (charge.status !== 'succeeded') throw invalid(`Charge ${charge.id} has not been paid.`, { param: 'charge' });
  const amount = refundableAmount(charge, form.integer('amount'));
  const { later } = testCardOf(charge.payment_method_details.card);
  const { refund, refunded } = await insertRefund(store, charge, {
    id: newObject('refund').id,
    amount,
    metadata: form.metadata(),
    reason: form.oneOf('reason', reasons) ?? null,
    status: later === 'refund-succeeds' ? 'pending' : 'succeeded',
  });
  await emitEvent(store, 'charge.refunded', refunded);
  await emitEvent(store, 'refund.created', refund);
  if (later === 'refund-succeeds' || later === 'refund-fails')
    await store.enqueue('finish-refund', { refund: refund.id });
  return refund;
}

/** Ends a refund that the bank decides later: it succeeds, or fails and its amount returns to the balance. */
export async function finishRefund(store: Store, id: string): Promise<void> {
  const charge = await store.lock('charge', (await store.get('refund', id)).charge);
  const refund = await store.lock('refund', id);
  if (testCardOf(charge.payment_method_details.card).later === 'refund-succeeds') {
    await emitEvent(store, 'refund.updated', await store.save<Refund>({ ...refund, status: 'succeeded' }));
    return;
  }
  const movement = { type: 'refund_failure', category: 'refund_failure', amount: refund.amount, source: id } as const;
  const failed = await store.save<Refund>({
    ...refund,
    status: 'failed',
    failure_reason: 'unknown',
    failure_balance_transaction: (await recordMovement(store, charge, movement)).id,
  });
  await store.save(withRefunded(charge, -refund.amount));
  await emitEvent(store, 'refund.failed', failed);
  await emitEvent(store, 'refund.updated', failed);
}

export const refundEndpoints: readonly Endpoint[] = [
  { method: 'POST', path, handle: create },
  listEndpoint(path, 'refund', ['charge', 'payment_intent']),
  showEndpoint(path, 'refund'),
];
