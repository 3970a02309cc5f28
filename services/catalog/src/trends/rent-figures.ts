import { leastShown, leastSure, type TrendQuality } from '@porchlight/contracts/catalog';

/** What homes of one kind cost in one month; without figures when they are too few to say. */
export interface RentFigures {
  readonly n: number;
  readonly median?: number;
  readonly p25?: number;
  readonly p75?: number;
  readonly average?: number;
}

// Beyond these no advertised figure is the rent of a home (decisions 5.5).
const lowest = 100;
const highest = 50_000;
const widest = 3.5;

/** How far a figure of so many homes can be trusted. */
export const qualityOf = (n: number): TrendQuality =>
  n >= leastSure ? 'normal' : n >= leastShown ? 'limited' : 'suppressed';

/** The rents that are neither typing errors nor another world: inside hard bounds, and within 3.5 median deviations of the median, on a log scale. */
export function withoutOutliers(rents: readonly number[]): number[] {
  const possible = rents.filter((rent) => rent >= lowest && rent <= highest);
  const logs = possible.map(Math.log);
  const middle = quantile(ascending(logs), 0.5);
  const deviation = quantile(ascending(logs.map((log) => Math.abs(log - middle))), 0.5);
  // Where half the homes cost the same there is no measure of what is far.
  return deviation === 0 ? possible : possible.filter((_, at) => Math.abs(logs[at]! - middle) <= widest * deviation);
}

/** Median, quarters and average of rents in whole units; none of them below ten homes. */
export function figuresOf(rents: readonly number[]): RentFigures {
  const n = rents.length;
  if (n < leastShown) return { n };
  const sorted = ascending(rents);
  const at = (share: number) => Math.round(quantile(sorted, share));
  return {
    n,
    median: at(0.5),
    p25: at(0.25),
    p75: at(0.75),
    average: Math.round(rents.reduce((sum, rent) => sum + rent, 0) / n),
  };
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
/** Of sorted values, with a share of the next one between two; 0 for none. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  return below + ((sorted[Math.ceil(place)] ?? 0) - below) * (place - Math.floor(place));
}
