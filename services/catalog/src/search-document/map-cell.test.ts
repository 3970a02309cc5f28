import { boundsOfCell, mapCellOf } from './map-cell.ts';

describe('the map cell of a home', () => {
  it('is 0 in the north-west corner and the last one in the south-east', () => {
    expect(mapCellOf({ latitude: 90, longitude: -180 })).toBe(0);
    expect(mapCellOf({ latitude: -90, longitude: 180 })).toBe(4 ** 26 - 1);
  });
  it('begins with the quarter of the world that the home is in', () => {
    const quarter = (latitude: number, longitude: number) => Math.floor(mapCellOf({ latitude, longitude }) / 4 ** 25);
    expect([quarter(45, -75), quarter(45, 75), quarter(-45, -75), quarter(-45, 75)]).toEqual([0, 1, 2, 3]);
  });
  it('is exact as a number', () => expect(Number.isSafeInteger(mapCellOf({ latitude: 51.0447, longitude: -114.0719 }))).toBe(true));
});

describe('the box of a map cell', () => {
  it.each([[51.0447, -114.0719], [45.5, -73.57], [51.54, 179.95], [-33.9, 151.2]])('holds the homes of the cell (%p, %p), and no wider', (latitude, longitude) => {
    const box = boundsOfCell(Math.floor(mapCellOf({ latitude, longitude }) / 4 ** 15), 11);
    expect(box.north > latitude && latitude >= box.south && box.west <= longitude && longitude < box.east).toBe(true);
    expect(box.east - box.west).toBeCloseTo(360 / 2048, 9);
    const corner = { latitude: box.north - 1e-7, longitude: box.west + 1e-7 };
    expect(Math.floor(mapCellOf(corner) / 4 ** 15)).toBe(Math.floor(mapCellOf({ latitude, longitude }) / 4 ** 15));
  });
});
