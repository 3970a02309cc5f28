import type { TestResponse } from '@porchlight/service-kit/testing';

/** Returns the ids of the listings of a response, in order. */
export const idsOf = ({ body }: Pick<TestResponse, 'body'>): string[] =>
  (body.listings as { id: string }[]).map(({ id }) => id);
