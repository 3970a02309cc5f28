import { boxAround, distanceKm } from './distance.ts';

describe('distance as the crow flies', () => {
  it('is what maps say', () => {
    expect(distanceKm({ latitude: 51.0447, longitude: -114.0719 }, { latitude: 53.5461, longitude: -113.4938 })).toBeCloseTo(281, 0);
    expect(distanceKm({ latitude: 51, longitude: -114 }, { latitude: 51, longitude: -114 })).toBe(0);
  });
  it('goes over the date line the short way', () => expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.24, 1));
});

describe('the box around a point', () => {
  it.each([[51, -114], [75, -100], [0, 0], [-51, 179.95]])('holds what is that near to %d, %d, in every direction', (latitude, longitude) => {
    const { north, east, south, west } = boxAround({ latitude, longitude }, 10);
    const turned = (degrees: number) => (((degrees + 540) % 360) - 180);
    for (let turn = 0; turn < 360; turn += 15) {
      const [dy, dx] = [Math.cos((turn * Math.PI) / 180) * 9.99, Math.sin((turn * Math.PI) / 180) * 9.99];
      const point = { latitude: latitude + dy / 111.195, longitude: turned(longitude + dx / (111.195 * Math.cos((latitude * Math.PI) / 180))) };
      expect(distanceKm({ latitude, longitude }, point)).toBeLessThan(10.1);
      expect(point.latitude <= north && point.latitude >= south).toBe(true);
      expect(west <= east ? point.longitude >= west && point.longitude <= east : point.longitude >= west || point.longitude <= east).toBe(true);
    }
  });
});
