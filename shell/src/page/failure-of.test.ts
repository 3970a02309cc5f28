import type { State } from '@porchlight/client';
import { failureOf } from './failure-of.ts';

const stateWith = (...errors: readonly object[]) =>
  ({ api: { queries: Object.fromEntries(errors.map((error, at) => [`q${at}`, { error }])) } }) as unknown as State;

describe('failure of a page', () => {
  it('prefers a server error with its reference', () => {
    expect(failureOf(stateWith({ status: 503 }, { status: 500, reference: 'ref-1' }), '/faqs')).toEqual({
      path: '/faqs',
      status: 500,
      reference: 'ref-1',
    });
  });
  it.each([503, 504, 429, 502])('treats status %i as temporarily unavailable', (status) => {
    expect(failureOf(stateWith({ status }), '/faqs').status).toBe(503);
  });
  it('treats all other errors as status 500', () => {
    expect(failureOf(stateWith(), '/faqs').status).toBe(500);
    expect(failureOf(stateWith({ status: 422 }), '/faqs').status).toBe(500);
  });
});
