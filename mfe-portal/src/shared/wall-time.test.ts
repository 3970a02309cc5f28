import { toInstant, toWallTime } from './wall-time.ts';

describe('a time of the clock at a listing', () => {
  it.each([
    ['2026-12-05T14:00', 'America/Toronto', '2026-12-05T19:00:00.000Z'],
    ['2026-07-05T14:00', 'America/Toronto', '2026-07-05T18:00:00.000Z'],
    ['2026-12-05T14:00', 'America/St_Johns', '2026-12-05T17:30:00.000Z'],
    ['2026-12-05T00:00', 'America/Vancouver', '2026-12-05T08:00:00.000Z'],
    // The clock is set back at 2:00 and forward at 2:00.
    ['2026-11-01T00:30', 'America/Toronto', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01T09:00', 'America/Toronto', '2026-11-01T14:00:00.000Z'],
    ['2027-03-14T09:00', 'America/Toronto', '2027-03-14T13:00:00.000Z'],
  ])('%s in %s is the instant %s, and the other way round', (wall, zone, instant) => {
    expect(toInstant(wall, zone)).toBe(instant);
    expect(toWallTime(new Date(instant), zone)).toBe(wall);
  });
  it('that is not filled in is no instant', () => {
    expect(toInstant('', 'America/Toronto')).toBeUndefined();
  });
});
