import type { State } from '@porchlight/client';
import { failureOf } from './failure-of.ts';

const stateWith = (...errors: readonly object[]) =>
  ({ api: { queries: Object.fromEntries(errors.map((error, at) => [`q${at}`, { error }])) } }) as unknown as State;

describe('why a page could not be filled', () => {
  it('a fault of ours comes first, with the number that finds it', () => {
    expect(failureOf(stateWith({ status: 503 }, { status: 500, reference: 'ref-1' }), '/faqs')).toEqual({
      path: '/faqs',
      status: 500,
      reference: 'ref-1',
    });
  });
  it.each([503, 504, 429, 502])('a service that answers %i is away for a moment', (status) => {
    expect(failureOf(stateWith({ status }), '/faqs').status).toBe(503);
  });
  it('anything else is our fault', () => {
    expect(failureOf(stateWith(), '/faqs').status).toBe(500);
    expect(failureOf(stateWith({ status: 422 }), '/faqs').status).toBe(500);
  });
});
