/** Values of a day in the order of the series; negative ones are drawn as zero. */
export interface ChartDay {
  /** `2026-11-23` */
  readonly date: string;
  readonly values: readonly number[];
}
/** Bars of one day: on top of one another, or side by side. */
export type Bars = 'stacked' | 'grouped';

const steps = [1, 2, 3, 4, 6, 10];

/** Returns the highest value of the scale: a round number of two equal steps. */
export function topOf(days: readonly ChartDay[], bars: Bars): number {
  const heights = days.map(({ values }) =>
    bars === 'stacked' ? values.reduce((sum, value) => sum + Math.max(0, value), 0) : Math.max(0, ...values),
  );
  const most = Math.max(2, ...heights);
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const round = steps.map((step) => step * magnitude);
  return round.find((value) => value >= most && value % 2 === 0) ?? most;
}
