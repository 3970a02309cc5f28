import type { TrendMonth } from '@porchlight/contracts/catalog';

/** A month that has a rent to draw. */
export interface TrendPoint {
  readonly month: string;
  readonly rent: number;
}
/** What is drawn, in hundredths of the width and of the height from the top. */
export interface TrendShape {
  readonly points: readonly TrendPoint[];
  readonly isSmoothed: boolean;
  readonly line: string;
  readonly shade: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly ticks: readonly { readonly rent: number; readonly y: number }[];
  /** Of the rent of one home. */
  readonly markY?: number;
}
interface Place extends TrendPoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

const steps = [10, 20, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000];
const mostTicks = 4;
// The dot of the last month needs room on the right, the rent on a tick above the highest line.
const width = 98.5;
const [top, bottom] = [12, 98];

const monthsFrom = (first: string, month: string) =>
  (Number(month.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(month.slice(5)) - Number(first.slice(5));

/** The rents that a chart shows: the medians, or those of three months where homes are few. */
export function pointsOf(months: readonly TrendMonth[]): {
  readonly points: TrendPoint[];
  readonly isSmoothed: boolean;
} {
  const isSmoothed = months.some(({ movingMedian }) => movingMedian !== undefined);
  const points = months
    .map(({ month, median, movingMedian }) => ({ month, rent: isSmoothed ? movingMedian : median }))
    .filter((point): point is TrendPoint => point.rent !== undefined);
  return { points, isSmoothed };
}

/** The lines of a chart; undefined when there are not two months to join. */
export function trendShapeOf(months: readonly TrendMonth[], mark?: number): TrendShape | undefined {
  const { points, isSmoothed } = pointsOf(months);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return undefined;
  const span = monthsFrom(first.month, last.month);
  const figures = new Map(months.map((one) => [one.month, one]));
  const rents = points.flatMap(({ month, rent }) => [
    rent,
    figures.get(month)?.p25 ?? rent,
    figures.get(month)?.p75 ?? rent,
  ]);
  const scale = scaleOf([...rents, ...(mark === undefined ? [] : [mark])]);
  const places = points.map(({ month, rent }): Place => ({
    month,
    rent,
    x: (monthsFrom(first.month, month) / span) * width,
    y: scale.y(rent),
    low: scale.y(figures.get(month)?.p25 ?? rent),
    high: scale.y(figures.get(month)?.p75 ?? rent),
  }));
  const runs = runsOf(places);
  return {
    points,
    isSmoothed,
    line: runs.map((run) => pathOf(run.map(({ x, y }) => [x, y]))).join(''),
    ticks: scale.ticks,
    end: { x: width, y: scale.y(last.rent) },
    shade: runs
      .map(
        (run) =>
          `${pathOf([...run.map(({ x, high }): [number, number] => [x, high]), ...[...run].reverse().map(({ x, low }): [number, number] => [x, low])])}z`,
      )
      .join(''),
    ...(mark === undefined ? {} : { markY: scale.y(mark) }),
  };
}

function scaleOf(rents: readonly number[]) {
  const [lowest, highest] = [Math.min(...rents), Math.max(...rents)];
  const step = steps.find((one) => (highest - lowest) / one <= mostTicks) ?? 10_000;
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

/** Months without a gap between them: nothing is drawn over what is not known. */
function runsOf(places: readonly Place[]): Place[][] {
  const runs: Place[][] = [];
  for (const place of places) {
    const before = runs.at(-1)?.at(-1);
    if (before && monthsFrom(before.month, place.month) === 1) runs.at(-1)!.push(place);
    else runs.push([place]);
  }
  return runs;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const pathOf = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
