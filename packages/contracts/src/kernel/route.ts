import type { Access } from './access.ts';

/** The five services of the house; a route names the one that answers it. */
export type ServiceName = 'gateway' | 'catalog' | 'accounts' | 'commerce' | 'content';
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
// A class whose instances are read from the wire; `never[]` lets any constructor through without `any`.
export type Class<T = object> = new (...args: never[]) => T;
export type Of<C> = C extends Class<infer T> ? T : undefined;

/** What a call costs the gateway: its deadline (read 3 s, write 10 s, checkout 20 s, upload 60 s) and its own lane. */
export type Lane = 'read' | 'write' | 'login' | 'search' | 'checkout' | 'upload' | 'export' | 'webhook';
/** Who may keep an answer: everybody for `shared` seconds, or nobody. Personal answers are never kept. */
export interface Caching {
  readonly shared: number;
  readonly etag?: boolean;
}

export interface RouteSpec<P, Q, B, A> {
  readonly service: ServiceName;
  readonly method: Method;
  /** Below /api, parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  /** Status of success, 200 unless said. */
  readonly status?: number;
  readonly lane?: Lane;
  readonly caching?: Caching;
  /** Codes of the refusals that a client should know, beyond those of its access and input. */
  readonly errors?: readonly string[];
  /** One sentence for the printed API. */
  readonly summary: string;
}
export type Route<P = unknown, Q = unknown, B = unknown, A = unknown> = RouteSpec<P, Q, B, A>;
export type AnyRoute = Route<Class | undefined, Class | undefined, Class | undefined, Class>;

export type InputOf<R> =
  R extends Route<infer P, infer Q, infer B, unknown>
    ? { readonly params: Of<P>; readonly query: Of<Q>; readonly body: Of<B> }
    : never;
export type AnswerOf<R> = R extends Route<unknown, unknown, unknown, infer A> ? Of<A> : never;

/** Declares a call. Nothing else in the product writes a path, a method or an access of the API. */
export function route<
  P extends Class | undefined = undefined,
  Q extends Class | undefined = undefined,
  B extends Class | undefined = undefined,
  A extends Class = Class,
>(spec: RouteSpec<P, Q, B, A>): Route<P, Q, B, A> {
  return spec;
}

/** Queries of public GET calls are lenient: what cannot be read is dropped, never refused. */
export const isLenient = (declared: Pick<AnyRoute, 'method' | 'access'>): boolean =>
  declared.method === 'GET' && declared.access.kind === 'anyone';
