import { mapCellOf } from './map-cell.ts';

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
