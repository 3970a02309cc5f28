import { shownHomes } from './found-home.ts';

const of = (...buildings: (number | null)[]) =>
  shownHomes(buildings.map((buildingId, id) => ({ id, buildingId }))).map(({ id }) => id);

describe('a mail shows', () => {
  it('two homes of one building at the most', () => {
    expect(of(7, 7, 7, 8, 7)).toEqual([0, 1, 3]);
  });
  it('homes of no building side by side', () => {
    expect(of(null, null, null)).toEqual([0, 1, 2]);
  });
  it('twelve homes at the most', () => {
    expect(of(...Array<null>(20).fill(null))).toHaveLength(12);
  });
});
