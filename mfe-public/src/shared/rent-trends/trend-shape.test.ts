import type { TrendMonth } from '@porchlight/contracts/catalog';
import { trendPoints, trendShape } from './trend-shape.ts';

const aMonth = (month: string, median?: number, more: Partial<TrendMonth> = {}): TrendMonth => ({
  beds: 1,
  n: median === undefined ? 4 : 140,
  month,
  quality: median === undefined ? 'suppressed' : 'normal',
  ...(median === undefined ? {} : { median, p25: median - 50, p75: median + 50, avg: median }),
  ...more,
});
const yOf = (path: string) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));

describe('rent history line', () => {
  it('spans the full width and rises with the rents', () => {
    const { line, end } = trendShape([aMonth('2026-01', 1500), aMonth('2026-02', 1600), aMonth('2026-03', 1700)])!;
    const [first, second, third] = yOf(line) as [number, number, number];
    expect(first > second && second > third).toBe(true);
    expect(line.startsWith('M0 ')).toBe(true);
    expect(end.y).toBe(third);
  });
  it('has a gap at a month without a figure', () => {
    const { line } = trendShape([
      aMonth('2026-01', 1500),
      aMonth('2026-02'),
      aMonth('2026-03', 1600),
      aMonth('2026-04', 1600),
    ])!;
    expect(line.match(/M/g)).toHaveLength(2);
    expect(line).toContain(`M${Math.round((2 / 3) * 98.5 * 100) / 100} `);
  });
  it('treats December to January as one month', () =>
    expect(trendShape([aMonth('2025-12', 1500), aMonth('2026-01', 1600)])!.line.match(/M/g)).toHaveLength(1));
  it('uses the three-month median for small samples', () => {
    const { points, isSmoothed } = trendPoints([
      aMonth('2026-01', 1500),
      aMonth('2026-02', 1900, { movingMedian: 1550 }),
    ]);
    expect([points, isSmoothed]).toEqual([[{ month: '2026-02', rent: 1550 }], true]);
  });
  it('keeps the reference rent within the chart', () => {
    const shape = trendShape([aMonth('2026-01', 1500), aMonth('2026-02', 1510)], 2600)!;
    expect(shape.markY).toBeGreaterThanOrEqual(12);
    expect(shape.markY).toBeLessThan(shape.end.y);
  });
  it('has a few rounded ticks', () => {
    const { ticks } = trendShape([aMonth('2026-01', 1480), aMonth('2026-02', 1710)])!;
    expect(ticks.map(({ rent }) => rent)).toEqual([1400, 1500, 1600, 1700, 1800]);
  });
  it('is undefined for fewer than two months, and handles constant rents', () => {
    expect(trendShape([aMonth('2026-01', 1500)])).toBeUndefined();
    expect(trendShape([aMonth('2026-01'), aMonth('2026-02')])).toBeUndefined();
    expect(
      trendShape([
        aMonth('2026-01', 1500, { p25: 1500, p75: 1500 }),
        aMonth('2026-02', 1500, { p25: 1500, p75: 1500 }),
      ])!.line,
    ).not.toContain('NaN');
  });
});
