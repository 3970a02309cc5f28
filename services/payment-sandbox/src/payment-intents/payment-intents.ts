import { invalid, type ApiError, type Declined } from '../api/api-error.ts';
import { requireClientSecret } from '../api/credentials.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import type { Form } from '../api/form.ts';
import { listEndpoint, searchEndpoint } from '../api/lists.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newObject, now, randomToken, type PaymentIntent, type PaymentIntentStatus } from '../objects.ts';
import { paymentMethodFor, requireUsableBy } from '../payment-methods/payment-methods.ts';
import { pay } from './attempt.ts';

const path = '/v1/payment_intents';
const currencies = ['cad', 'usd'] as const;
const usages = ['off_session', 'on_session'] as const;
const cancellationReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
const minAmountCents = 50;
const maxAmountCents = 99_999_999;

const confirmable: readonly PaymentIntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Returns the refusal of a call that the state of an intent does not allow. */
export const unexpectedState = (intent: PaymentIntent, action: string): ApiError =>
  invalid(`You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

function amountOf(form: Form): number {
  form.required('amount');
  const amount = form.integer('amount') ?? 0;
  if (amount < minAmountCents)
    throw invalid('Amount must be at least 50 cents', { code: 'amount_too_small', param: 'amount' });
  if (amount > maxAmountCents)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  return amount;
}

/** Requires that cards are among the accepted kinds of payment; the sandbox has no other. */
export function requireCards(form: Form): void {
  const types = form.list('allowed_payment_method_types');
  if (types.length > 0 && !types.includes('card'))
    throw invalid('The payment sandbox accepts cards only', { param: 'allowed_payment_method_types' });
}

/** Returns an intent without any attempt to pay it. */
export function newIntent(
  given: Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'payment_method'>,
): PaymentIntent {
  const object = newObject('payment_intent');
  return {
    ...object,
    allowed_payment_method_types: null,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${object.id}_secret_${randomToken()}`,
    confirmation_method: 'automatic',
    description: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method_types: ['card'],
    setup_future_usage: null,
    status: 'requires_payment_method',
    ...given,
  };
}

async function create(call: Call): Promise<PaymentIntent | Declined> {
  const { store, form } = call;
  requireCards(form);
  const customer = form.optional('customer');
  if (customer !== undefined) await store.get('customer', customer);
  const method = form.optional('payment_method');
  const intent: PaymentIntent = {
    ...newIntent({
      amount: amountOf(form),
      currency: form.oneOf('currency', currencies) ?? form.required('currency'),
      customer: customer ?? null,
      payment_method: method === undefined ? null : (await paymentMethodFor(store, method)).id,
    }),
    description: form.optional('description') ?? null,
    metadata: form.metadata(),
    setup_future_usage: form.oneOf('setup_future_usage', usages) ?? null,
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
  };
  await store.insert(intent);
  return form.flag('confirm') ? confirmLocked(call, intent) : intent;
}

async function confirmLocked({ store, form }: Call, intent: PaymentIntent): Promise<PaymentIntent | Declined> {
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  if (intent.payment_method === null) throw unexpectedState(intent, 'confirm');
  const method = await paymentMethodFor(store, intent.payment_method);
  requireUsableBy(method, intent.customer);
  const presence = form.flag('off_session') ? 'off-session' : 'on-session';
  return pay(store, { intent, method, presence, returnUrl: form.optional('return_url') });
}

async function confirm(call: Call): Promise<PaymentIntent | Declined> {
  const intent = await call.store.lock('payment_intent', call.id);
  requireClientSecret(call, intent);
  const method = call.form.optional('payment_method') ?? intent.payment_method;
  return confirmLocked(call, { ...intent, payment_method: method });
}

async function show(call: Call): Promise<PaymentIntent> {
  const intent = await call.store.get('payment_intent', call.id);
  requireClientSecret(call, intent);
  return intent;
}

/** Changes whether the card is saved; empty for no. */
async function update({ store, form, id }: Call): Promise<PaymentIntent> {
  const intent = await store.lock('payment_intent', id);
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'update');
  return store.save<PaymentIntent>({ ...intent, setup_future_usage: form.oneOf('setup_future_usage', usages) ?? null });
}

async function cancel({ store, form, id }: Call): Promise<PaymentIntent> {
  const intent = await store.lock('payment_intent', id);
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const canceled = await store.save<PaymentIntent>({
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: form.oneOf('cancellation_reason', cancellationReasons) ?? null,
    next_action: null,
  });
  await emitEvent(store, 'payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentEndpoints: readonly Endpoint[] = [
  { method: 'POST', path, handle: create },
  listEndpoint(path, 'payment_intent', ['customer']),
  searchEndpoint(path, 'payment_intent'),
  { method: 'GET', path: `${path}/:id`, isPublishable: true, handle: show },
  { method: 'POST', path: `${path}/:id`, handle: update },
  { method: 'POST', path: `${path}/:id/confirm`, isPublishable: true, handle: confirm },
  { method: 'POST', path: `${path}/:id/cancel`, handle: cancel },
];
