import { Declined, invalid } from '../api/api-error.ts';
import type { Call, Endpoint } from '../api/endpoint.ts';
import { listPage, showEndpoint } from '../api/lists.ts';
import type { Store } from '../database/store.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newObject, type PaymentError, type PaymentMethod } from '../objects.ts';
import { testCardNamed, testCardOf, type Decline } from './test-cards.ts';

const path = '/v1/payment_methods';

/** Returns a payment method by id; the published name of a test card creates a new one. */
export async function paymentMethodFor(store: Store, idOrName: string): Promise<PaymentMethod> {
  const card = testCardNamed(idOrName);
  if (!card) return store.lock('payment_method', idOrName);
  const { brand, last4 } = card;
  return store.insert({
    ...newObject('payment_method'),
    type: 'card',
    customer: null,
    metadata: {},
    card: {
      brand,
      last4,
      country: 'CA',
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 4,
      fingerprint: idOrName,
      funding: 'credit',
    },
  });
}

/** Refuses a payment method that is saved for another customer. */
export function requireUsableBy(method: PaymentMethod, customer: string | null): void {
  if (method.customer !== null && method.customer !== customer)
    throw invalid('The payment method belongs to another customer.', { param: 'payment_method' });
}

/** Saves a payment method for a customer. */
export async function saveFor(store: Store, method: PaymentMethod, customer: string): Promise<PaymentMethod> {
  return method.customer === customer ? method : store.save({ ...method, customer });
}

/** Returns why a card cannot be saved, or undefined. */
export function declineOfSaving({ card }: PaymentMethod): Decline | undefined {
  const { decline, canBeSaved } = testCardOf(card);
  return canBeSaved ? undefined : decline;
}

/** Returns the error of a declined card. */
export const cardError = ({ code, declineCode, message }: Decline, method?: PaymentMethod): PaymentError => ({
  type: 'card_error',
  code,
  decline_code: declineCode,
  message,
  ...(method && { payment_method: method }),
});

async function attach({ store, form, id }: Call): Promise<object | Declined> {
  const { id: customer } = await store.get('customer', form.required('customer'));
  const method = await paymentMethodFor(store, id);
  requireUsableBy(method, customer);
  const decline = declineOfSaving(method);
  return decline ? new Declined(cardError(decline)) : saveFor(store, method, customer);
}

async function detach({ store, id }: Call): Promise<PaymentMethod> {
  const method = await store.lock('payment_method', id);
  if (method.customer === null)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  return store.save({ ...method, customer: null });
}

/** Changes the expiry, as a bank does when it renews a card. */
async function update({ store, form, id }: Call): Promise<PaymentMethod> {
  const method = await store.lock('payment_method', id);
  const { exp_month, exp_year } = method.card;
  const updated = await store.save<PaymentMethod>({
    ...method,
    card: {
      ...method.card,
      exp_month: form.integer('card[exp_month]') ?? exp_month,
      exp_year: form.integer('card[exp_year]') ?? exp_year,
    },
  });
  await emitEvent(store, 'payment_method.updated', updated);
  return updated;
}

const listOfCustomer: Endpoint['handle'] = async (call) => {
  const { id: customer } = await call.store.get('customer', call.id);
  call.form.oneOf('type', ['card']);
  return listPage(call, {
    kind: 'payment_method',
    url: `/v1/customers/${customer}/payment_methods`,
    match: { customer },
  });
};

export const paymentMethodEndpoints: readonly Endpoint[] = [
  showEndpoint(path, 'payment_method'),
  { method: 'POST', path: `${path}/:id`, handle: update },
  { method: 'POST', path: `${path}/:id/attach`, handle: attach },
  { method: 'POST', path: `${path}/:id/detach`, handle: detach },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', handle: listOfCustomer },
];
