import { distanceKm } from '@porchlight/contracts/catalog';
import { boxAround } from './box-around.ts';

describe('the box around a point', () => {
  it.each([
    [51, -114],
    [75, -100],
    [0, 0],
    [-51, 179.95],
  ])('contains every point at that distance from %d, %d, in any direction', (latitude, longitude) => {
    const { north, east, south, west } = boxAround({ latitude, longitude }, 10);
    const turned = (degrees: number) => ((degrees + 540) % 360) - 180;
    for (let turn = 0; turn < 360; turn += 15) {
      const [dy, dx] = [Math.cos((turn * Math.PI) / 180) * 9.99, Math.sin((turn * Math.PI) / 180) * 9.99];
      const point = {
        latitude: latitude + dy / 111.195,
        longitude: turned(longitude + dx / (111.195 * Math.cos((latitude * Math.PI) / 180))),
      };
      expect(distanceKm({ latitude, longitude }, point)).toBeLessThan(10.1);
      expect(point.latitude <= north && point.latitude >= south).toBe(true);
      expect(
        west <= east
          ? point.longitude >= west && point.longitude <= east
          : point.longitude >= west || point.longitude <= east,
      ).toBe(true);
    }
  });
});
