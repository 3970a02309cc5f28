import {
  leastSure,
  type Area,
  type TrendCell,
  type TrendFigures,
  type TrendMonth,
} from '@porchlight/contracts/catalog';
import { monthsBefore } from './months.ts';
import { qualityOf } from './rent-figures.ts';
import type { TrendRow } from './trend-store.ts';

/** A place whose cells may speak, the asked one first; `name` in the language of the call. */
export interface Speaker {
  readonly kind: NonNullable<Area['kind']>;
  readonly name: string;
}

const sizes = [0, 1, 2, 3, 4];
const months = 24;
const few = 100;

/** The newest month of rows; undefined for none. */
export const newestMonth = (rows: readonly TrendRow[]): string | undefined =>
  rows.reduce<string | undefined>((newest, { month }) => (newest && newest > month ? newest : month), undefined);

/**
 * The cells of the newest month and their 24 months: for each size those of the first place that has homes enough, else none.
 * A size that nobody can speak for keeps its count and no figure.
 */
export function trendCellsOf(
  rows: readonly TrendRow[],
  [asked, ...standIns]: readonly [Speaker, ...Speaker[]],
): { readonly cells: TrendCell[]; readonly series: TrendMonth[] } {
  const newest = newestMonth(rows);
  const bySize = sizes.map((beds) => {
    const of = ({ kind }: Speaker) => rows.filter((row) => row.kind === kind && row.beds === beds);
    const own = of(asked);
    const speaker = [asked, ...standIns].find((one) =>
      of(one).some(({ month, n }) => month === newest && qualityOf(n) !== 'suppressed'),
    );
    if (!speaker || !newest)
      return { cell: { ...figuresOf(own.find(({ month }) => month === newest)), beds }, series: [] };
    const spoken = of(speaker);
    const standIn = speaker === asked ? {} : { standInKind: speaker.kind, standIn: speaker.name };
    return { cell: { ...cellOf(spoken, newest), ...standIn }, series: seriesOf(spoken, newest) };
  });
  return { cells: bySize.map(({ cell }) => cell), series: bySize.flatMap(({ series }) => series) };
}

// The table holds no figures of a suppressed cell; should it ever, they end here.
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
  return { ...figuresOf(now), ...(mom === undefined ? {} : { mom }), ...(yoy === undefined ? {} : { yoy }) };
}

/** The change of the median as a share, to a tenth of a percent; only between two months of 30 homes or more. */
function changeOf(now: TrendRow | undefined, before: TrendRow | undefined): number | undefined {
  if (!now?.median || !before?.median || now.n < leastSure || before.n < leastSure) return undefined;
  return Math.round((now.median / before.median - 1) * 1000) / 1000;
}

function seriesOf(rows: readonly TrendRow[], newest: string): TrendMonth[] {
  const first = monthsBefore(newest, months - 1);
  const isSmall = (rows.find(({ month }) => month === newest)?.n ?? 0) < few;
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

/** The median of three months, where all three have one: a few homes more or less are not a trend. */
function movingMedianOf(rows: readonly TrendRow[], { month }: TrendRow): number | undefined {
  const three = [0, 1, 2]
    .map((before) => figuresOf(rows.find((row) => row.month === monthsBefore(month, before))).median)
    .filter((median) => median !== undefined);
  return three.length === 3 ? three.sort((a, b) => a - b)[1] : undefined;
}
