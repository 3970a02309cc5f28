import type { AnyRoute, InputOf, ProblemBody } from '@porchlight/contracts';

/** A failed call, made equal whatever failed. `status` 0: no answer came at all. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: ProblemBody['errors'];
  readonly reference?: string;
  /** Seconds after which a try makes sense. */
  readonly retryAfter?: number;
}
/** One call, ready to send. `path` stands below the API's base and carries the query. */
export interface ApiRequest {
  readonly method: AnyRoute['method'];
  readonly path: string;
  readonly body?: unknown;
}

type Loose<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
type Given<I> = { [K in keyof I as I[K] extends undefined ? never : object extends I[K] ? never : K]: Loose<I[K]> } & {
  [K in keyof I as I[K] extends undefined ? never : object extends I[K] ? K : never]?: Loose<I[K]>;
};
/** What an endpoint is called with: the parts of the route's input that exist; `query` may be left out when nothing in it is required. */
export type ArgOf<R> = [keyof Given<InputOf<R>>] extends [never] ? void : Given<InputOf<R>>;

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join(',') : String(value as string | number | boolean);

/** The query text of a call: lists with commas, what is empty or undefined left out, in the order given. */
export function queryText(query: LooseInput['query'] = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const text = given
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(textOf(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return text && `?${text}`;
}

/** Fills a route's path and query with an input. */
export function requestOf({ method, path }: Pick<AnyRoute, 'method' | 'path'>, input: unknown): ApiRequest {
  const { params = {}, query, body } = (input ?? {}) as LooseInput;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
  return { method, path: filled + queryText(query), ...(body === undefined ? {} : { body }) };
}
