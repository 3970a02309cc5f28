import type { Call, Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';
import { newObject, type Customer } from '../objects.ts';

const path = '/v1/customers';

const create = ({ store, form }: Call): Promise<Customer> =>
  store.insert({
    ...newObject('customer'),
    email: form.optional('email') ?? null,
    name: form.optional('name') ?? null,
    description: form.optional('description') ?? null,
    metadata: form.metadata(),
  });

export const customerEndpoints: readonly Endpoint[] = [
  { method: 'POST', path, handle: create },
  listEndpoint(path, 'customer', ['email']),
  showEndpoint(path, 'customer'),
];
