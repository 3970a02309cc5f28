import { cellRuns, mapCellOf } from './map-cell.ts';

describe('the map cell of a listing', () => {
  it('is 0 in the north-west corner and the maximum in the south-east', () => {
    expect(mapCellOf({ latitude: 90, longitude: -180 })).toBe(0);
    expect(mapCellOf({ latitude: -90, longitude: 180 })).toBe(4 ** 26 - 1);
  });
  it('has the quadrant of the world as its prefix', () => {
    const quarter = (latitude: number, longitude: number) => Math.floor(mapCellOf({ latitude, longitude }) / 4 ** 25);
    expect([quarter(45, -75), quarter(45, 75), quarter(-45, -75), quarter(-45, 75)]).toEqual([0, 1, 2, 3]);
  });
  it('is an exact JavaScript number', () =>
    expect(Number.isSafeInteger(mapCellOf({ latitude: 51.0447, longitude: -114.0719 }))).toBe(true));
});

describe('the runs of cells that cover a box', () => {
  const level = 11;
  const numberOf = (latitude: number, longitude: number) =>
    Math.floor(mapCellOf({ latitude, longitude }) / 4 ** (26 - level));
  it.each([
    ['a city', { north: 43.9, east: -79.1, south: 43.5, west: -79.7 }],
    ['a region over the widest jumps', { north: 46, east: -80, south: 38, west: -94 }],
    ['a point', { north: 51, east: -114, south: 51, west: -114 }],
    ['the world', { north: 90, east: 180, south: -90, west: -180 }],
    ['the west end of the world', { north: 53, east: -170, south: 50, west: -180 }],
  ])('cover every point of %s', (_, box) => {
    const runs = cellRuns(box, level);
    expect(runs.length).toBeLessThanOrEqual(4);
    for (let step = 0; step <= 400; step += 1) {
      const cell = numberOf(
        box.south + ((box.north - box.south) * (step % 21)) / 20,
        box.west + ((box.east - box.west) * Math.floor(step / 21)) / 20,
      );
      expect(runs.some(([first, last]) => cell >= first && cell <= last)).toBe(true);
    }
  });
  it('exclude most of the world for a region across the largest discontinuities', () => {
    const box = { north: 46, east: -80, south: 38, west: -94 };
    const held = cellRuns(box, level).reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect(held).toBeLessThan((numberOf(box.south, box.east) - numberOf(box.north, box.west)) / 4);
  });
});
