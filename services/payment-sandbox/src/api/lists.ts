import type { Kind } from '../objects.ts';
import { invalid } from './api-error.ts';
import type { Call, Endpoint } from './endpoint.ts';
import type { Form } from './form.ts';

const defaultLimit = 10;
const maxLimit = 100;

function limitOf(form: Form): number {
  const limit = form.integer('limit') ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) throw invalid(`Invalid limit: between 1 and ${maxLimit}`, { param: 'limit' });
  return limit;
}

/** Returns one page of a list, newest first; `starting_after` continues behind an object. */
export async function listPage(
  { store, form }: Call,
  { kind, url, match }: { readonly kind: Kind; readonly url: string; readonly match: object },
): Promise<object> {
  const createdFrom = form.integer('created[gte]');
  const createdBefore = form.integer('created[lt]');
  const page = await store.page(kind, {
    match,
    limit: limitOf(form),
    after: form.optional('starting_after'),
    createdFrom,
    createdBefore,
  });
  return { object: 'list', url, ...page };
}

/** Returns the endpoint that lists a collection, filtered by fields that are equal to parameters of the same name. */
export const listEndpoint = (path: string, kind: Kind, filters: readonly string[]): Endpoint => ({
  method: 'GET',
  path,
  handle: (call) => {
    const wanted = filters.map((name) => [name, call.form.optional(name)] as const);
    const match = Object.fromEntries(wanted.filter(([, value]) => value !== undefined));
    return listPage(call, { kind, url: path, match });
  },
});

/** Returns the endpoint that shows one object of a collection. */
export const showEndpoint = (path: string, kind: Kind): Endpoint => ({
  method: 'GET',
  path: `${path}/:id`,
  handle: ({ store, id }) => store.get(kind, id),
});

const clause = /^\s*(?:metadata\['([^']{1,40})'\]|(status|customer|currency))\s*:\s*'([^']{0,500})'\s*$/;

/**
 * Returns the endpoint that searches a collection. Of Stripe's query language it reads clauses of equality on metadata,
 * status, customer and currency, joined by AND. Stripe's index lags by up to a minute; this one does not.
 */
export const searchEndpoint = (path: string, kind: Kind): Endpoint => ({
  method: 'GET',
  path: `${path}/search`,
  handle: async ({ store, form }) => {
    const match = matchOf(form.required('query'));
    const after = form.optional('page');
    const page = await store.page(kind, { match, limit: limitOf(form), after });
    const next = page.has_more ? (page.data.at(-1)?.id ?? null) : null;
    return { object: 'search_result', url: `${path}/search`, ...page, next_page: next };
  },
});

function matchOf(query: string): object {
  const metadata: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const part of query.split(/\sAND\s/i)) {
    const found = clause.exec(part);
    if (!found) throw invalid('We were unable to parse your search query.', { param: 'query' });
    const [, key, field = '', value = ''] = found;
    if (key === undefined) fields[field] = value;
    else metadata[key] = value;
  }
  return { ...fields, metadata };
}
