import type { Access } from './access.ts';

/** Services behind the gateway. */
export const backServices = ['accounts', 'catalog', 'commerce', 'content'] as const;
/** Every service: its name is its folder, schema, role, and the issuer and audience of identities. */
export const serviceNames = [...backServices, 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
// A class whose instances are parsed from the wire; `never[]` accepts any constructor without `any`.
export type Class<T = object> = new (...args: never[]) => T;
export type InstanceOf<C> = C extends Class<infer T> ? T : undefined;

/**
 * Lane of a route in the gateway, with its own concurrency limit and deadline (read 3 s, write 10 s, checkout 20 s,
 * upload 60 s).
 */
export type Lane = 'read' | 'write' | 'login' | 'search' | 'checkout' | 'upload' | 'export' | 'webhook';
/** Shared caching of a response, in seconds. Responses to logged-in users are never cached. */
export interface Caching {
  readonly shared: number;
  readonly etag?: boolean;
}

export interface RouteSpec<P, Q, B, A> {
  readonly service: ServiceName;
  readonly method: Method;
  /** Path below /api, with parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: A;
  /** Status of a successful response. Default: 200. */
  readonly status?: number;
  readonly lane?: Lane;
  readonly caching?: Caching;
  /** Error codes that clients should handle, besides those of access and input. */
  readonly errors?: readonly string[];
  /** Whether staff can make the call while they view the site as a user. Default: reads only, except exports. */
  readonly viewAs?: 'allowed' | 'refused';
  /** One sentence for the API documentation. */
  readonly summary: string;
}
export type Route<P = unknown, Q = unknown, B = unknown, A = unknown> = RouteSpec<P, Q, B, A>;
export type AnyRoute = Route<Class | undefined, Class | undefined, Class | undefined, Class>;

export type InputOf<R> =
  R extends Route<infer P, infer Q, infer B, unknown>
    ? { readonly params: InstanceOf<P>; readonly query: InstanceOf<Q>; readonly body: InstanceOf<B> }
    : never;
export type ResponseOf<R> = R extends Route<unknown, unknown, unknown, infer A> ? InstanceOf<A> : never;

/** Declares a route. Paths, methods and access rules of the API are defined nowhere else. */
export function route<
  P extends Class | undefined = undefined,
  Q extends Class | undefined = undefined,
  B extends Class | undefined = undefined,
  A extends Class = Class,
>(spec: RouteSpec<P, Q, B, A>): Route<P, Q, B, A> {
  return spec;
}

/**
 * Returns whether the query of a route is parsed leniently: public GET routes drop unreadable values instead of
 * rejecting them.
 */
export const isLenient = (declared: Pick<AnyRoute, 'method' | 'access'>): boolean =>
  declared.method === 'GET' && declared.access.kind === 'anyone';

/**
 * Returns whether staff can make a call while they view the site as a user
 * (docs/rules/view-as.md#view-1-a-view-changes-nothing).
 */
export const isOpenToViewAs = ({ method, lane, viewAs }: Pick<AnyRoute, 'method' | 'lane' | 'viewAs'>): boolean =>
  // @mutation view-as-default
  viewAs === undefined ? method === 'GET' && lane !== 'export' : viewAs === 'allowed';
