import { Declined, invalid } from '../api/api-error.ts';
import { requireClientSecret } from '../api/credentials.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import type { Store } from '../database/store.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newObject, randomToken, type PaymentError, type SetupIntent } from '../objects.ts';
import { needsAuthentication, nextActionOf, type Presence } from '../payment-intents/attempt.ts';
import { requireCards } from '../payment-intents/payment-intents.ts';
import {
  cardError,
  declineOfSaving,
  paymentMethodFor,
  requireUsableBy,
  saveFor,
} from '../payment-methods/payment-methods.ts';

const path = '/v1/setup_intents';
const usages = ['off_session', 'on_session'] as const;

const isEnded = ({ status }: SetupIntent) => status === 'succeeded' || status === 'canceled';
const unexpectedState = ({ status }: SetupIntent, action: string) =>
  invalid(`You cannot ${action} this SetupIntent because it has a status of ${status}.`, {
    code: 'setup_intent_unexpected_state',
  });

async function create(call: Call): Promise<SetupIntent | Declined> {
  const { store, form } = call;
  requireCards(form);
  const customer = form.optional('customer');
  if (customer !== undefined) await store.get('customer', customer);
  const method = form.optional('payment_method');
  const object = newObject('setup_intent');
  const intent = await store.insert<SetupIntent>({
    ...object,
    allowed_payment_method_types: null,
    cancellation_reason: null,
    client_secret: `${object.id}_secret_${randomToken()}`,
    customer: customer ?? null,
    description: form.optional('description') ?? null,
    last_setup_error: null,
    metadata: form.metadata(),
    next_action: null,
    payment_method: method === undefined ? null : (await paymentMethodFor(store, method)).id,
    payment_method_types: ['card'],
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    usage: form.oneOf('usage', usages) ?? 'off_session',
  });
  return form.flag('confirm') ? setUp(store, intent, { returnUrl: form.optional('return_url') }) : intent;
}

async function confirm(call: Call): Promise<SetupIntent | Declined> {
  const { store, form, id } = call;
  const intent = await store.lock('setup_intent', id);
  requireClientSecret(call, intent);
  const method = form.optional('payment_method') ?? intent.payment_method;
  return setUp(store, { ...intent, payment_method: method }, { returnUrl: form.optional('return_url') });
}

/** Saves the card of a locked intent for its customer, after an authentication when the card needs one. */
export async function setUp(
  store: Store,
  intent: SetupIntent,
  { presence = 'on-session', returnUrl }: { readonly presence?: Presence; readonly returnUrl?: string | undefined },
): Promise<SetupIntent | Declined> {
  if (isEnded(intent) || intent.payment_method === null) throw unexpectedState(intent, 'confirm');
  const method = await paymentMethodFor(store, intent.payment_method);
  requireUsableBy(method, intent.customer);
  const attempted = { ...intent, payment_method: method.id, last_setup_error: null, next_action: null };
  const decline = declineOfSaving(method);
  if (decline) return refuseSetup(store, attempted, cardError(decline, method));
  if (needsAuthentication(method, presence))
    return store.save<SetupIntent>({ ...attempted, status: 'requires_action', next_action: nextActionOf(returnUrl) });
  if (intent.customer !== null) await saveFor(store, method, intent.customer);
  const succeeded = await store.save<SetupIntent>({ ...attempted, status: 'succeeded' });
  await emitEvent(store, 'setup_intent.succeeded', succeeded);
  return succeeded;
}

/** Returns an intent to its payer, who has to choose another card. */
export async function refuseSetup(store: Store, intent: SetupIntent, error: PaymentError): Promise<Declined> {
  const failed = await store.save<SetupIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  await emitEvent(store, 'setup_intent.setup_failed', failed);
  return new Declined(error, failed);
}

async function show(call: Call): Promise<SetupIntent> {
  const intent = await call.store.get('setup_intent', call.id);
  requireClientSecret(call, intent);
  return intent;
}

async function cancel({ store, id }: Call): Promise<SetupIntent> {
  const intent = await store.lock('setup_intent', id);
  if (isEnded(intent)) throw unexpectedState(intent, 'cancel');
  const canceled = await store.save<SetupIntent>({ ...intent, status: 'canceled', next_action: null });
  await emitEvent(store, 'setup_intent.canceled', canceled);
  return canceled;
}

export const setupIntentEndpoints: readonly Endpoint[] = [
  { method: 'POST', path, handle: create },
  { method: 'GET', path: `${path}/:id`, isPublishable: true, handle: show },
  { method: 'POST', path: `${path}/:id/confirm`, isPublishable: true, handle: confirm },
  { method: 'POST', path: `${path}/:id/cancel`, handle: cancel },
];
