import {
  minListingsForNormalQuality,
  type SearchLocation,
  type TrendCell,
  type TrendFigures,
  type TrendMonth,
} from '@porchlight/contracts/catalog';
import { monthsBefore } from './months.ts';
import { qualityOf } from './trend-quality.ts';
import type { TrendRow } from './trend-store.ts';

/** A location whose cells may be used, the requested one first; `name` is in the language of the request. */
export interface TrendSource {
  readonly kind: NonNullable<SearchLocation['kind']>;
  readonly name: string;
}

const allSizes = [0, 1, 2, 3, 4];
const months = 24;
const smallSample = 100;

/** Returns the newest month of the rows; undefined without rows. */
export const newestMonth = (rows: readonly TrendRow[]): string | undefined =>
  rows.reduce<string | undefined>((newest, { month }) => (newest && newest > month ? newest : month), undefined);

/**
 * Returns the cells of the newest month and their last 24 months: for each size those of the first location with enough
 * listings. A size without such a location has a count but no figures.
 */
export function trendCellsOf(
  rows: readonly TrendRow[],
  [requested, ...fallbacks]: readonly [TrendSource, ...TrendSource[]],
  sizes: readonly number[] = allSizes,
): { readonly cells: TrendCell[]; readonly series: TrendMonth[] } {
  const newest = newestMonth(rows);
  const bySize = sizes.map((beds) => {
    const of = ({ kind }: TrendSource) => rows.filter((row) => row.kind === kind && row.beds === beds);
    const own = of(requested);
    const source = [requested, ...fallbacks].find((one) =>
      of(one).some(({ month, n }) => month === newest && qualityOf(n) !== 'suppressed'),
    );
    if (!source || !newest)
      return { cell: { ...figuresOf(own.find(({ month }) => month === newest)), beds }, series: [] };
    const sourceRows = of(source);
    const standIn = source === requested ? {} : { standInKind: source.kind, standIn: source.name };
    return { cell: { ...cellOf(sourceRows, newest), ...standIn }, series: seriesOf(sourceRows, newest) };
  });
  return { cells: bySize.map(({ cell }) => cell), series: bySize.flatMap(({ series }) => series) };
}

// The table holds no figures of suppressed cells; if it ever does, they are removed here.
function figuresOf(row: TrendRow | undefined): TrendFigures {
  const { beds, n } = row ?? { beds: 0, n: 0 };
  const quality = qualityOf(n);
  if (
    !row ||
    quality === 'suppressed' ||
    row.median === null ||
    row.p25 === null ||
    row.p75 === null ||
    row.avg === null
  )
    return { beds, n, quality: 'suppressed' };
  return { beds, n, median: row.median, p25: row.p25, p75: row.p75, avg: row.avg, quality };
}

function cellOf(rows: readonly TrendRow[], newest: string): TrendCell {
  const at = (month: string) => rows.find((row) => row.month === month);
  const now = at(newest);
  const mom = changeOf(now, at(monthsBefore(newest, 1)));
  const yoy = changeOf(now, at(monthsBefore(newest, 12)));
  return {
    ...figuresOf(now),
    ...tailsOf(now),
    ...(mom === undefined ? {} : { mom }),
    ...(yoy === undefined ? {} : { yoy }),
  };
}

/** Returns the rents around almost all listings; none of few listings, nor of a month counted without them. */
function tailsOf(row: TrendRow | undefined): Pick<TrendCell, 'p1' | 'p99'> {
  const { n = 0, p1, p99 } = row ?? {};
  return qualityOf(n) === 'suppressed' || typeof p1 !== 'number' || typeof p99 !== 'number' ? {} : { p1, p99 };
}

/** Returns the change of the median as a share, rounded to 0.1 %; only between two months of at least 30 listings. */
function changeOf(now: TrendRow | undefined, before: TrendRow | undefined): number | undefined {
  if (!now?.median || !before?.median || now.n < minListingsForNormalQuality || before.n < minListingsForNormalQuality)
    return undefined;
  return Math.round((now.median / before.median - 1) * 1000) / 1000;
}

function seriesOf(rows: readonly TrendRow[], newest: string): TrendMonth[] {
  const first = monthsBefore(newest, months - 1);
  const isSmall = (rows.find(({ month }) => month === newest)?.n ?? 0) < smallSample;
  return rows
    .filter(({ month }) => month >= first && month <= newest)
    .map((row) => {
      const movingMedian = isSmall ? movingMedianOf(rows, row) : undefined;
      return {
        ...figuresOf(row),
        month: row.month,
        ...(row.month === newest && !row.isFrozen ? { soFar: true } : {}),
        ...(movingMedian === undefined ? {} : { movingMedian }),
      };
    });
}

/** Returns the median of three months when all three have one; smooths figures based on few listings. */
function movingMedianOf(rows: readonly TrendRow[], { month }: TrendRow): number | undefined {
  const medians = [0, 1, 2]
    .map((before) => figuresOf(rows.find((row) => row.month === monthsBefore(month, before))).median)
    .filter((median) => median !== undefined);
  return medians.length === 3 ? medians.sort((a, b) => a - b)[1] : undefined;
}
