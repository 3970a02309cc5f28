import type { Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';
import { feeOf, recordMovement } from '../balance/balance.ts';
import type { Store } from '../database/store.ts';
import { newObject, type Charge, type PaymentIntent, type PaymentMethod } from '../objects.ts';
import { testCardOf, type Decline } from '../payment-methods/test-cards.ts';

const path = '/v1/charges';

/** Returns a charge of an intent that has not settled yet. */
function newCharge(intent: PaymentIntent, method: PaymentMethod): Charge {
  return {
    ...newObject('charge'),
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: false,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: 'pending',
  };
}

export const insertPendingCharge = (store: Store, intent: PaymentIntent, method: PaymentMethod): Promise<Charge> =>
  store.insert(newCharge(intent, method));

export const insertFailedCharge = (
  store: Store,
  {
    intent,
    method,
    decline,
  }: { readonly intent: PaymentIntent; readonly method: PaymentMethod; readonly decline: Decline },
): Promise<Charge> => store.insert({ ...newCharge(intent, method), ...failed(decline) });

export const failCharge = (store: Store, charge: Charge, decline: Decline): Promise<Charge> =>
  store.save({ ...charge, ...failed(decline) });

const failed = ({ code, message }: Decline) => ({
  status: 'failed' as const,
  failure_code: code,
  failure_message: message,
});

/** Settles a pending charge: its amount, less the fee, is added to the balance. */
export async function settleCharge(store: Store, charge: Charge): Promise<Charge> {
  const { id } = await recordMovement(store, charge, {
    type: 'charge',
    category: 'charge',
    amount: charge.amount,
    fee: feeOf(charge.amount),
    source: charge.id,
  });
  if (testCardOf(charge.payment_method_details.card).later === 'dispute')
    await store.enqueue('open-dispute', { charge: charge.id });
  return store.save({
    ...charge,
    amount_captured: charge.amount,
    balance_transaction: id,
    captured: true,
    paid: true,
    status: 'succeeded',
  });
}

export const chargeEndpoints: readonly Endpoint[] = [
  listEndpoint(path, 'charge', ['customer', 'payment_intent']),
  showEndpoint(path, 'charge'),
];
