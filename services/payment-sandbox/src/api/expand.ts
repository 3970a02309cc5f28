import type { Store } from '../database/store.ts';
import type { Kind } from '../objects.ts';
import { invalid } from './api-error.ts';

const kindOfField: Readonly<Record<string, Kind>> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  customer: 'customer',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
};
/** Kinds of what a balance transaction is about, by the prefix of the id. */
const kindOfSource: Readonly<Record<string, Kind>> = { ch: 'charge', re: 'refund', du: 'dispute' };
const maxDepth = 4;

/** Replaces the id at each path (`latest_charge`, `data.charge`) by its object, as `expand` asks. */
export async function expand(store: Store, body: object, paths: readonly string[]): Promise<object> {
  let expanded = body;
  for (const path of paths) {
    const fields = path.split('.');
    if (fields.length > maxDepth) throw invalid(`You cannot expand more than ${maxDepth} levels`, { param: 'expand' });
    expanded = await expandField(store, expanded, fields);
  }
  return expanded;
}

async function expandField(store: Store, body: object, [field = '', ...rest]: readonly string[]): Promise<object> {
  const value = (body as Record<string, unknown>)[field];
  if (value === null) return body;
  return { ...body, [field]: await expandValue(store, { field, value }, rest) };
}

async function expandValue(
  store: Store,
  { field, value }: { readonly field: string; readonly value: unknown },
  rest: readonly string[],
): Promise<unknown> {
  const deeper = (object: object) => (rest.length > 0 ? expandField(store, object, rest) : object);
  const kind = field === 'source' ? kindOfSource[String(value).slice(0, 2)] : kindOfField[field];
  if (typeof value === 'string' && kind) return deeper(await store.get(kind, value));
  if (Array.isArray(value) && rest.length > 0) return Promise.all(value.map((one: object) => deeper(one)));
  if (typeof value === 'object' && value !== null) return deeper(value);
  throw invalid(`This property cannot be expanded (${field.slice(0, 40)}).`, { param: 'expand' });
}
