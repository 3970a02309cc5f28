import { visibilityOf, type VisibilityFacts } from './visibility.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000);
const facts = (given: Partial<VisibilityFacts>): VisibilityFacts => ({
  isPublic: false,
  status: 'active',
  publishedAt: daysAgo(90),
  closedAt: daysAgo(1),
  isStealthHeld: false,
  ...given,
});

describe('the visibility of a listing', () => {
  it('is public with a search document', () =>
    expect(visibilityOf(facts({ isPublic: true }), now)).toEqual({ kind: 'public' }));
  it('is unknown when never published, whatever its status', () =>
    expect(visibilityOf(facts({ publishedAt: null, status: 'active' }), now)).toEqual({ kind: 'unknown' }));
  it.each([
    ['rented', 'rented'],
    ['expired', 'expired'],
    ['paused', 'paused'],
    ['active', 'paused'],
  ] as const)('reports for 30 days why a listing that is %s is unavailable', (status, reason) =>
    expect(visibilityOf(facts({ status }), now)).toEqual({ kind: 'unavailable', reason }),
  );
  it('is gone after 30 days', () =>
    expect(visibilityOf(facts({ status: 'rented', closedAt: daysAgo(31) }), now)).toEqual({ kind: 'gone' }));
  it.each(['suspended', 'rejected', 'deleted'] as const)('is gone immediately when it is %s', (status) =>
    expect(visibilityOf(facts({ status }), now)).toEqual({ kind: 'gone' }),
  );
  it('is gone while support hides it, whatever its status', () =>
    expect(visibilityOf(facts({ isStealthHeld: true }), now)).toEqual({ kind: 'gone' }));
});
