import { invalid, type Declined } from '../api/api-error.ts';
import { requireClientSecret } from '../api/credentials.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import { escalate, openDispute } from '../disputes/disputes.ts';
import { deliverEvent, type WebhookEndpoint } from '../events/deliver-event.ts';
import type { PaymentError, PaymentIntent, SetupIntent } from '../objects.ts';
import { pay, refuse, settle } from '../payment-intents/attempt.ts';
import { unexpectedState } from '../payment-intents/payment-intents.ts';
import { refuseSetup, setUp } from '../setup-intents/setup-intents.ts';
import type { Decline } from '../payment-methods/test-cards.ts';
import { faultKinds } from './faults.ts';

const outcomes = ['succeeded', 'failed'] as const;
const methods = ['GET', 'POST'] as const;

const authenticationFailed = (code: string): PaymentError => ({
  type: 'invalid_request_error',
  code,
  message: 'The provided PaymentMethod has failed authentication.',
});

const bankDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

function outcomeOf({ form }: Call): (typeof outcomes)[number] {
  form.required('outcome');
  return form.oneOf('outcome', outcomes) ?? 'failed';
}

async function authenticatePayment(call: Call): Promise<PaymentIntent | Declined> {
  const { store, id } = call;
  const intent = await store.lock('payment_intent', id);
  requireClientSecret(call, intent);
  if (intent.status !== 'requires_action' || intent.payment_method === null)
    throw unexpectedState(intent, 'authenticate');
  const outcome = outcomeOf(call);
  if (outcome === 'failed') return refuse(store, intent, authenticationFailed('payment_intent_authentication_failure'));
  const method = await store.lock('payment_method', intent.payment_method);
  return pay(store, { intent, method, presence: 'authenticated' });
}

async function authenticateSetup(call: Call): Promise<SetupIntent | Declined> {
  const { store, id } = call;
  const intent = await store.lock('setup_intent', id);
  requireClientSecret(call, intent);
  if (intent.status !== 'requires_action') throw invalid(`This SetupIntent has a status of ${intent.status}.`);
  if (outcomeOf(call) === 'failed')
    return refuseSetup(store, intent, authenticationFailed('setup_intent_authentication_failure'));
  return setUp(store, intent, { presence: 'authenticated' });
}

async function settlePayment(call: Call): Promise<PaymentIntent | Declined> {
  const intent = await call.store.lock('payment_intent', call.id);
  if (intent.status !== 'processing') throw unexpectedState(intent, 'settle');
  return settle(call.store, intent, outcomeOf(call) === 'succeeded' ? 'succeeded' : bankDecline);
}

async function dispute({ store, id, form }: Call): Promise<object> {
  await openDispute(store, id, { amount: form.integer('amount'), isInquiry: form.flag('inquiry') });
  return {};
}

async function escalateInquiry({ store, id }: Call): Promise<object> {
  await escalate(store, id);
  return {};
}

async function planFault({ store, form }: Call): Promise<object> {
  form.required('kind');
  const fault = {
    kind: form.oneOf('kind', faultKinds),
    remaining: form.integer('calls') ?? 1,
    method: form.oneOf('method', methods) ?? null,
    path: form.optional('path') ?? null,
    seconds: form.integer('seconds') ?? null,
  };
  await store.manager.query('insert into fault (kind, remaining, method, path, seconds) values ($1, $2, $3, $4, $5)', [
    ...Object.values(fault),
  ]);
  return fault;
}

async function dropFaults({ store }: Call): Promise<object> {
  await store.manager.query('delete from fault');
  return {};
}

const deliverTo =
  (endpoint: WebhookEndpoint | undefined): Endpoint['handle'] =>
  async ({ store, id }) => {
    if (!endpoint) throw invalid('No address is configured to deliver events to');
    return { status: await deliverEvent(store, endpoint, id) };
  };

/** Controls for tests and for the demo's form; Stripe has no such calls. */
export const controlEndpoints = (webhook: WebhookEndpoint | undefined): readonly Endpoint[] => [
  {
    method: 'POST',
    path: '/sandbox/payment_intents/:id/authenticate',
    isPublishable: true,
    handle: authenticatePayment,
  },
  { method: 'POST', path: '/sandbox/setup_intents/:id/authenticate', isPublishable: true, handle: authenticateSetup },
  { method: 'POST', path: '/sandbox/payment_intents/:id/settle', handle: settlePayment },
  { method: 'POST', path: '/sandbox/charges/:id/dispute', handle: dispute },
  { method: 'POST', path: '/sandbox/disputes/:id/escalate', handle: escalateInquiry },
  { method: 'POST', path: '/sandbox/events/:id/deliver', handle: deliverTo(webhook) },
  { method: 'POST', path: '/sandbox/faults', handle: planFault },
  { method: 'DELETE', path: '/sandbox/faults', handle: dropFaults },
];
