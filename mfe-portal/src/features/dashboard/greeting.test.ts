import { partOfDayAt } from './greeting.ts';

describe('the part of the day', () => {
  it.each([
    ['2026-11-21T09:59:00Z', 'evening'],
    ['2026-11-21T10:00:00Z', 'morning'],
    ['2026-11-21T16:59:00Z', 'morning'],
    ['2026-11-21T17:00:00Z', 'afternoon'],
    ['2026-11-21T22:59:00Z', 'afternoon'],
    ['2026-11-21T23:00:00Z', 'evening'],
    ['2026-11-21T05:00:00Z', 'evening'],
  ])('at %s is in Toronto: %s', (moment, part) => {
    expect(partOfDayAt(new Date(moment), 'America/Toronto')).toBe(part);
  });
  it('depends on the time zone', () => {
    expect(partOfDayAt(new Date('2026-11-21T17:00:00Z'), 'America/Vancouver')).toBe('morning');
  });
});
