export const actors = ['guest', 'renter', 'landlord', 'support', 'admin', 'owner'] as const;
export type Actor = (typeof actors)[number];

/** Call with the actors that may make it. */
export interface ExpectedCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly allowed: readonly Actor[];
  readonly body?: object;
}

/** Returns an expected call. */
export const call = (
  method: ExpectedCall['method'],
  path: string,
  allowed: readonly Actor[],
  body?: object,
): ExpectedCall => ({ method, path, allowed, ...(body ? { body } : {}) });
/** Id that no listing has: permitted callers get 404 or an empty effect, all others their refusal. */
export const unknownId = 'zzzzzzzzzz';
