import { trendCellsOf } from './trend-cells.ts';
import type { TrendRow } from './trend-store.ts';

const row = (kind: TrendRow['kind'], n: number, more: Partial<TrendRow> = {}): TrendRow => ({
  kind,
  beds: 1,
  month: '2026-11',
  n,
  median: 2000,
  p25: 1900,
  p75: 2100,
  avg: 2007,
  isFrozen: false,
  asOf: '2026-11-21',
  ...more,
});
const city = { kind: 'city', name: 'Airdrie' } as const;
const around = [city, { kind: 'metro', name: 'Calgary area' }, { kind: 'province', name: 'Alberta' }] as const;
const oneBed = (rows: readonly TrendRow[], speakers: Parameters<typeof trendCellsOf>[1] = [...around]) =>
  trendCellsOf(rows, speakers).cells.find(({ beds }) => beds === 1);

describe('the cells of a location', () => {
  it('contain no figure of few listings, even if the table does', () => {
    expect(oneBed([row('city', 9)], [city])).toEqual({ beds: 1, n: 9, quality: 'suppressed' });
    const { series } = trendCellsOf([row('city', 40), row('city', 9, { month: '2026-10' })], [city]);
    expect(series).toContainEqual({ beds: 1, n: 9, quality: 'suppressed', month: '2026-10' });
  });
  it('fall back from a location with few listings to the next larger one with enough', () => {
    expect(oneBed([row('city', 9), row('metro', 40)])).toMatchObject({ n: 40, standIn: 'Calgary area' });
    expect(oneBed([row('city', 9), row('metro', 9), row('province', 10)])).toMatchObject({
      n: 10,
      standInKind: 'province',
      quality: 'limited',
    });
    expect(oneBed([row('city', 10), row('metro', 40)])).not.toHaveProperty('standIn');
  });
  it('contain the rents around almost all listings, of the location that the figures come from', () => {
    const tails = { p1: 900, p99: 4000 };
    expect(oneBed([row('city', 9, tails), row('metro', 40, { p1: 800, p99: 5000 })])).toMatchObject({
      standInKind: 'metro',
      p1: 800,
      p99: 5000,
    });
    expect(oneBed([row('city', 9, tails)], [city])).not.toHaveProperty('p1');
    expect(oneBed([row('city', 40, { p1: null, p99: null })])).not.toHaveProperty('p99');
  });
  it('compare no month of fewer than thirty listings', () => {
    expect(oneBed([row('city', 30), row('city', 30, { month: '2026-10', median: 1000 })])).toMatchObject({ mom: 1 });
    expect(oneBed([row('city', 30), row('city', 29, { month: '2026-10', median: 1000 })])).not.toHaveProperty('mom');
  });
});
