import { fillPath, type AnyRoute, type InputOf, type ProblemBody } from '@porchlight/contracts';

/** Normalized error of an API call. `status` is 0 if no response arrived. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: ProblemBody['errors'];
  readonly reference?: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number;
}
/** A request ready to send. `path` is relative to the API base and includes the query string. */
export interface ApiRequest {
  readonly method: AnyRoute['method'];
  readonly path: string;
  readonly body?: unknown;
}

type AllowUndefined<T> = { readonly [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };
type RequestInput<I> = {
  [K in keyof I as I[K] extends undefined ? never : object extends I[K] ? never : K]: AllowUndefined<I[K]>;
} & {
  [K in keyof I as I[K] extends undefined ? never : object extends I[K] ? K : never]?: AllowUndefined<I[K]>;
};
/** Argument of an endpoint: the parts of the route's input that exist. A part without required fields is optional. */
export type ArgOf<R> = [keyof RequestInput<InputOf<R>>] extends [never] ? void : RequestInput<InputOf<R>>;

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Serializes query parameters in the given order: lists are comma-separated, empty and undefined values are omitted.
 */
export function toQueryString(query: LooseInput['query'] = {}): string {
  const present = Object.entries(query).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const text = present
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&');
  return text && `?${text}`;
}

/** Builds the request of a route: fills path parameters and query string from the input. */
export function buildRequest({ method, path }: Pick<AnyRoute, 'method' | 'path'>, input: unknown): ApiRequest {
  const { params = {}, query, body } = (input ?? {}) as LooseInput;
  return { method, path: fillPath(path, params) + toQueryString(query), ...(body === undefined ? {} : { body }) };
}
