import { Declined } from '../api/api-error.ts';
import { failCharge, insertFailedCharge, insertPendingCharge, settleCharge } from '../charges/charges.ts';
import type { Store } from '../database/store.ts';
import { emitEvent } from '../events/emit-event.ts';
import type { Charge, NextAction, PaymentError, PaymentIntent, PaymentMethod } from '../objects.ts';
import { cardError, saveFor } from '../payment-methods/payment-methods.ts';
import { authenticationRequired, testCardOf, type Decline } from '../payment-methods/test-cards.ts';
import { takeFault } from '../sandbox/faults.ts';

/** Whether the payer is present, and has authenticated. */
export type Presence = 'on-session' | 'off-session' | 'authenticated';

/** Attempt to pay a locked intent with a payment method. */
export interface Attempt {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly presence: Presence;
  readonly returnUrl?: string | undefined;
}

/** Returns the authentication that a payer must complete before the intent continues. */
export const nextActionOf = (returnUrl: string | undefined): NextAction =>
  returnUrl === undefined
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: returnUrl } };

/** Returns whether a card needs an authentication that its payer has not completed. */
export function needsAuthentication(method: PaymentMethod, presence: Presence): boolean {
  const { authentication } = testCardOf(method.card);
  if (authentication === undefined || presence === 'authenticated') return false;
  return authentication === 'always' || method.customer === null;
}

/** Pays a locked intent: it succeeds, is declined, needs an authentication or settles later. */
export async function pay(store: Store, attempt: Attempt): Promise<PaymentIntent | Declined> {
  const { intent, method, presence, returnUrl } = attempt;
  if (needsAuthentication(method, presence)) {
    if (presence === 'off-session') return decline(store, attempt, authenticationRequired);
    return saveAndEmit(store, 'payment_intent.requires_action', {
      ...withMethod(attempt),
      status: 'requires_action',
      next_action: nextActionOf(returnUrl),
    });
  }
  const refusal = testCardOf(method.card).decline;
  if (refusal) return decline(store, attempt, refusal);
  const charge = await insertPendingCharge(store, intent, method);
  const pending: PaymentIntent = { ...withMethod(attempt), status: 'processing', latest_charge: charge.id };
  const slow = await takeFault(store.manager, ['processing']);
  if (!slow) return succeed(store, pending, charge);
  if (slow.seconds !== null) await store.enqueue('settle-payment', { intent: intent.id }, slow.seconds);
  return saveAndEmit(store, 'payment_intent.processing', pending);
}

/** Ends a payment that is processing. */
export async function settle(
  store: Store,
  intent: PaymentIntent,
  outcome: 'succeeded' | Decline,
): Promise<PaymentIntent | Declined> {
  const charge = await store.lock('charge', intent.latest_charge ?? '');
  if (outcome === 'succeeded') return succeed(store, intent, charge);
  const method = await store.get('payment_method', charge.payment_method);
  return refuse(store, intent, paymentErrorOf(outcome, method, await failCharge(store, charge, outcome)));
}

/** Returns an intent to its payer, who has to choose another payment method. */
export async function refuse(store: Store, intent: PaymentIntent, error: PaymentError): Promise<Declined> {
  const failed = await saveAndEmit(store, 'payment_intent.payment_failed', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  });
  return new Declined(error, failed);
}

async function decline(store: Store, { intent, method }: Attempt, reason: Decline): Promise<Declined> {
  const charge = await insertFailedCharge(store, { intent, method, decline: reason });
  return refuse(store, { ...intent, latest_charge: charge.id }, paymentErrorOf(reason, method, charge));
}

async function succeed(store: Store, intent: PaymentIntent, charge: Charge): Promise<PaymentIntent> {
  const settled = await settleCharge(store, charge);
  if (intent.setup_future_usage !== null && intent.customer !== null)
    await saveFor(store, await store.lock('payment_method', settled.payment_method), intent.customer);
  return saveAndEmit(store, 'payment_intent.succeeded', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
  });
}

const withMethod = ({ intent, method }: Attempt): PaymentIntent => ({
  ...intent,
  payment_method: method.id,
  next_action: null,
  last_payment_error: null,
});

const paymentErrorOf = (reason: Decline, method: PaymentMethod, charge: Charge): PaymentError => ({
  ...cardError(reason, method),
  charge: charge.id,
});

async function saveAndEmit(
  store: Store,
  type: `payment_intent.${'requires_action' | 'processing' | 'succeeded' | 'payment_failed'}`,
  intent: PaymentIntent,
): Promise<PaymentIntent> {
  const saved = await store.save(intent);
  await emitEvent(store, type, saved);
  return saved;
}
