import type { TestAnswer } from '@porchlight/service-kit/testing';

/** The homes of an answer, in its order. */
export const idsOf = ({ body }: Pick<TestAnswer, 'body'>): string[] =>
  (body.listings as { id: string }[]).map(({ id }) => id);
