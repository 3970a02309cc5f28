import type { TrendMonth } from '@porchlight/contracts/catalog';

/** Month with a rent to plot. */
export interface TrendPoint {
  readonly month: string;
  readonly rent: number;
}
/** Geometry of a chart in percent of its width and height, measured from the top left. */
export interface TrendShape {
  readonly points: readonly TrendPoint[];
  readonly isSmoothed: boolean;
  readonly line: string;
  readonly shade: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly ticks: readonly { readonly rent: number; readonly y: number }[];
  /** Vertical position of the reference rent. */
  readonly markY?: number;
}
interface PlottedPoint extends TrendPoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

const tickSteps = [10, 20, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000];
const maxTicks = 4;
// Leaves space for the dot of the last month on the right and for a tick label above the highest line.
const width = 98.5;
const [top, bottom] = [12, 98];

const monthsBetween = (first: string, month: string) =>
  (Number(month.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(month.slice(5)) - Number(first.slice(5));

/** Returns the rents to plot: the medians, or the three-month medians where samples are small. */
export function trendPoints(months: readonly TrendMonth[]): {
  readonly points: TrendPoint[];
  readonly isSmoothed: boolean;
} {
  const isSmoothed = months.some(({ movingMedian }) => movingMedian !== undefined);
  const points = months
    .map(({ month, median, movingMedian }) => ({ month, rent: isSmoothed ? movingMedian : median }))
    .filter((point): point is TrendPoint => point.rent !== undefined);
  return { points, isSmoothed };
}

/** Returns the geometry of a chart; undefined with fewer than two months. */
export function trendShape(months: readonly TrendMonth[], mark?: number): TrendShape | undefined {
  const { points, isSmoothed } = trendPoints(months);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return undefined;
  const span = monthsBetween(first.month, last.month);
  const trendByMonth = new Map(months.map((one) => [one.month, one]));
  const rents = points.flatMap(({ month, rent }) => [
    rent,
    trendByMonth.get(month)?.p25 ?? rent,
    trendByMonth.get(month)?.p75 ?? rent,
  ]);
  const scale = scaleOf([...rents, ...(mark === undefined ? [] : [mark])]);
  const plotted = points.map(({ month, rent }): PlottedPoint => ({
    month,
    rent,
    x: (monthsBetween(first.month, month) / span) * width,
    y: scale.y(rent),
    low: scale.y(trendByMonth.get(month)?.p25 ?? rent),
    high: scale.y(trendByMonth.get(month)?.p75 ?? rent),
  }));
  const runs = contiguousRuns(plotted);
  return {
    points,
    isSmoothed,
    line: runs.map((run) => svgPath(run.map(({ x, y }) => [x, y]))).join(''),
    ticks: scale.ticks,
    end: { x: width, y: scale.y(last.rent) },
    shade: runs
      .map(
        (run) =>
          `${svgPath([...run.map(({ x, high }): [number, number] => [x, high]), ...[...run].reverse().map(({ x, low }): [number, number] => [x, low])])}z`,
      )
      .join(''),
    ...(mark === undefined ? {} : { markY: scale.y(mark) }),
  };
}

function scaleOf(rents: readonly number[]) {
  const [lowest, highest] = [Math.min(...rents), Math.max(...rents)];
  const step = tickSteps.find((one) => (highest - lowest) / one <= maxTicks) ?? 10_000;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(from + step, Math.ceil(highest / step) * step);
  const y = (rent: number) => rounded(bottom - ((rent - from) / (to - from)) * (bottom - top));
  return {
    y,
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => ({
      rent: from + at * step,
      y: y(from + at * step),
    })),
  };
}

/** Splits the months into runs without gaps; the line is not drawn across missing months. */
function contiguousRuns(plotted: readonly PlottedPoint[]): PlottedPoint[][] {
  const runs: PlottedPoint[][] = [];
  for (const point of plotted) {
    const before = runs.at(-1)?.at(-1);
    if (before && monthsBetween(before.month, point.month) === 1) runs.at(-1)!.push(point);
    else runs.push([point]);
  }
  return runs;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const svgPath = (plotted: readonly (readonly [number, number])[]): string =>
  plotted.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
