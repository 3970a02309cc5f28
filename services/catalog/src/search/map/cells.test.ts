import { limitCells, coarsenCells, mergeOverlappingCells, type Cell } from './cells.ts';

const aCell = (cell: number, given: Partial<Cell> = {}): Cell => ({
  cell,
  currency: 0,
  homes: 1,
  rentMin: 1_000,
  latitudes: 51,
  longitudes: -114,
  point: cell,
  id: String(cell),
  ...given,
});

describe('map cells', () => {
  it('merged have all listings, the lowest rent and the mean point', () => {
    const [cell] = coarsenCells(
      [aCell(4, { rentMin: 900 }), aCell(7, { homes: 3, latitudes: 153.3, longitudes: -342.6 })],
      1,
    );
    expect(cell).toEqual({
      cell: 1,
      currency: 0,
      homes: 4,
      rentMin: 900,
      latitudes: 204.3,
      longitudes: -456.6,
      point: null,
      id: '4',
    });
  });
  it('never contain two currencies', () =>
    expect(coarsenCells([aCell(4), aCell(5, { currency: 1 })], 1)).toHaveLength(2));
  it('are one address only while all listings are at one point', () => {
    expect(coarsenCells([aCell(4, { point: 99 }), aCell(5, { point: 99 })], 1)[0]!.point).toBe(99);
    expect(coarsenCells([aCell(4, { point: 99 }), aCell(5, { point: null })], 1)[0]!.point).toBeNull();
  });
  it('double in width until there are few enough, and no further', () => {
    const cells = Array.from({ length: 4 ** 5 }, (_, at) => aCell(at));
    expect(limitCells(cells, 120)).toHaveLength(64);
    expect(limitCells(cells.slice(0, 120), 120)).toHaveLength(120);
    expect(limitCells(cells, 120).every(({ homes }) => homes === 16)).toBe(true);
  });
  it('are compared as numbers, not as text, to find the lowest id', () =>
    expect(coarsenCells([aCell(4, { id: '10' }), aCell(5, { id: '9' })], 1)[0]!.id).toBe('9'));
});

describe('neighbouring markers', () => {
  const at = (cell: number, latitude: number, longitude: number, listings: number, given: Partial<Cell> = {}) =>
    aCell(cell, { homes: listings, latitudes: latitude * listings, longitudes: longitude * listings, ...given });
  // At zoom 10 one degree of longitude is 728 pixels.
  it('are merged when their circles would overlap, and lose no listing', () => {
    const [whole, ...others] = mergeOverlappingCells(
      [at(1, 51, -114, 9), at(2, 51, -113.95, 30, { rentMin: 700 })],
      10,
    );
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ homes: 39, rentMin: 700 });
  });
  it('stay separate when both fit, when their currencies differ, and when both are single listings', () => {
    expect(mergeOverlappingCells([at(1, 51, -114, 9), at(2, 51, -113.9, 30)], 10)).toHaveLength(2);
    expect(mergeOverlappingCells([at(1, 51, -114, 9), at(2, 51, -113.99, 30, { currency: 1 })], 10)).toHaveLength(2);
    expect(mergeOverlappingCells([at(1, 51, -114, 1), at(2, 51, -113.99, 1)], 10)).toHaveLength(2);
  });
  it('are separate again at a higher zoom', () =>
    expect(mergeOverlappingCells([at(1, 51, -114, 9), at(2, 51, -113.95, 30)], 12)).toHaveLength(2));
});
