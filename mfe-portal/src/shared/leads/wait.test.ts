import { waitingSinceOf, waitOf } from './wait.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const since = (minutes: number) => waitOf(new Date(now.getTime() - minutes * 60_000).toISOString(), now);

describe('the time that a renter has waited', () => {
  it.each([
    [0.5, 'minutes', 0],
    [59, 'minutes', 59],
    [60, 'hours', 1],
    [26 * 60 + 59, 'hours', 26],
    [3 * 1440 - 1, 'hours', 71],
    [3 * 1440, 'days', 3],
    [-5, 'minutes', 0],
  ] as const)('of %s minutes is in %s', (minutes, unit, count) => {
    expect(since(minutes)).toMatchObject({ unit, count });
  });
  it('is a warning above 4 hours, and urgent above 24', () => {
    expect([240, 241, 1440, 1441].map((minutes) => since(minutes).tone)).toEqual(['neutral', 'warn', 'warn', 'danger']);
  });
  it('counts for open leads only', () => {
    const lead = { stage: 'new', isArchived: false, waitingSince: now.toISOString() } as const;
    expect([
      waitingSinceOf(lead),
      waitingSinceOf({ ...lead, isArchived: true }),
      waitingSinceOf({ ...lead, stage: 'spam' }),
    ]).toEqual([now.toISOString(), undefined, undefined]);
  });
});
