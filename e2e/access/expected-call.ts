export const actors = ['guest', 'renter', 'landlord', 'support', 'admin', 'owner'] as const;
export type Actor = (typeof actors)[number];

/** Call with the actors that may make it. */
export interface ExpectedCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly allowed: readonly Actor[];
  readonly body?: object;
}
