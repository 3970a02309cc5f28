import { isDay } from './is-day.ts';

describe('a day', () => {
  it('exists in the calendar', () => {
    expect(['2024-02-29', '2026-02-29', '1999-01-01', '2026-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
