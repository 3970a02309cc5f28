import { timeZoneOf } from './time-zone.ts';

describe('the time zone of a listing', () => {
  it.each([
    ['AB', -114.07, 'America/Edmonton'],
    ['SK', -106.6, 'America/Regina'],
    ['QC', -73.57, 'America/Toronto'],
    ['ON', -79.4, 'America/Toronto'],
    ['ON', -94.5, 'America/Winnipeg'],
    ['NL', -52.7, 'America/St_Johns'],
    ['NL', -60.3, 'America/Goose_Bay'],
    ['TN', -83.9, 'America/Toronto'],
    ['TN', -86.8, 'America/Chicago'],
    ['TX', -106.5, 'America/Denver'],
    ['AZ', -112, 'America/Phoenix'],
  ])('of %s at %d is %s', (provinceCode, longitude, zone) => {
    expect(timeZoneOf({ provinceCode, longitude })).toBe(zone);
  });
  it('is one that this runtime knows', () => {
    for (const provinceCode of ['BC', 'YT', 'NT', 'NU', 'MB', 'NS', 'HI', 'AK', 'ND'])
      for (const longitude of [-60, -130])
        expect(
          () => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf({ provinceCode, longitude }) }),
        ).not.toThrow();
  });
});
