import { validTimeZone, nextSendTime } from './send-times.ts';

const slot = (frequency: Parameters<typeof nextSendTime>[0], zone: string, now: string) =>
  nextSendTime(frequency, zone, new Date(now)).toISOString();

describe('the next send time is', () => {
  it.each([
    ['later the same morning', 'America/Toronto', '2026-11-21T12:59:59Z', '2026-11-21T13:00:00.000Z'],
    ['the next morning when it is 8 already', 'America/Toronto', '2026-11-21T13:00:00Z', '2026-11-22T13:00:00.000Z'],
    [
      'by the reader’s day, not by that of UTC',
      'America/Vancouver',
      '2026-11-22T01:00:00Z',
      '2026-11-22T16:00:00.000Z',
    ],
    [
      'at 8 when clocks went forward in the night',
      'America/Toronto',
      '2027-03-13T14:00:00Z',
      '2027-03-14T12:00:00.000Z',
    ],
    ['at 8 when clocks went back in the night', 'America/Toronto', '2026-10-31T13:00:00Z', '2026-11-01T13:00:00.000Z'],
    ['at 8 in a zone of half an hour', 'America/St_Johns', '2026-11-21T11:00:00Z', '2026-11-21T11:30:00.000Z'],
    ['at 8 on the other side of the world', 'Pacific/Kiritimati', '2026-11-20T17:00:00Z', '2026-11-20T18:00:00.000Z'],
  ])('daily %s', (_, zone, now, then) => {
    expect(slot('daily', zone, now)).toBe(then);
  });
  it.each([
    ['on Monday', '2026-11-21T13:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['on this Monday before 8', '2026-11-23T12:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['on the next Monday after 8', '2026-11-23T13:00:00Z', '2026-11-30T13:00:00.000Z'],
    ['on Monday after the clocks changed on Sunday', '2027-03-12T13:00:00Z', '2027-03-15T12:00:00.000Z'],
  ])('weekly %s', (_, now, then) => {
    expect(slot('weekly', 'America/Toronto', now)).toBe(then);
  });
  it('15 minutes later for instant alerts', () => {
    expect(slot('instant', 'America/Toronto', '2026-11-21T13:00:00Z')).toBe('2026-11-21T13:15:00.000Z');
  });
});

it('uses the time zone of Toronto for a missing or unknown one', () => {
  expect(['Europe/Paris', 'Mars/Base', undefined, ''].map((name) => validTimeZone(name))).toEqual([
    'Europe/Paris',
    'America/Toronto',
    'America/Toronto',
    'America/Toronto',
  ]);
});
