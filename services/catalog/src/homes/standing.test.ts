import { standingOf, type StandingFacts } from './standing.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000);
const facts = (given: Partial<StandingFacts>): StandingFacts => ({
  isPublic: false,
  status: 'active',
  publishedAt: daysAgo(90),
  closedAt: daysAgo(1),
  ...given,
});

describe('how visitors may know a home', () => {
  it('is public when it can be found', () =>
    expect(standingOf(facts({ isPublic: true }), now)).toEqual({ kind: 'public' }));
  it('is unknown when it never was public, whatever its state', () =>
    expect(standingOf(facts({ publishedAt: null, status: 'active' }), now)).toEqual({ kind: 'unknown' }));
  it.each([
    ['rented', 'rented'],
    ['expired', 'expired'],
    ['paused', 'paused'],
    ['active', 'paused'],
  ] as const)('says for 30 days why a home that is %s is not to be had', (status, reason) =>
    expect(standingOf(facts({ status }), now)).toEqual({ kind: 'unavailable', reason }),
  );
  it('is gone after 30 days', () =>
    expect(standingOf(facts({ status: 'rented', closedAt: daysAgo(31) }), now)).toEqual({ kind: 'gone' }));
  it.each(['suspended', 'rejected', 'deleted'] as const)('is gone at once when it is %s', (status) =>
    expect(standingOf(facts({ status }), now)).toEqual({ kind: 'gone' }),
  );
});
