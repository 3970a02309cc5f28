import { distanceKm, estimateWalkMinutes } from './distance.ts';

describe('distance as the crow flies', () => {
  it('matches known distances', () => {
    expect(
      distanceKm({ latitude: 51.0447, longitude: -114.0719 }, { latitude: 53.5461, longitude: -113.4938 }),
    ).toBeCloseTo(281, 0);
    expect(distanceKm({ latitude: 51, longitude: -114 }, { latitude: 51, longitude: -114 })).toBe(0);
  });
  it('takes the short way across the date line', () =>
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.24, 1));
  it('takes 1.3 times as long on foot, at 5 km an hour', () =>
    expect([estimateWalkMinutes(0), estimateWalkMinutes(1_000), estimateWalkMinutes(2_300)]).toEqual([0, 16, 36]));
});
