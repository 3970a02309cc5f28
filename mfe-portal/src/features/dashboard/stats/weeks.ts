import type { ListingStatsDay } from '@porchlight/contracts/catalog';

const daysOfWeek = 7;

/** A number of the last 7 days. */
export interface WeekNumber {
  readonly count: number;
  /** Difference to the 7 days before. */
  readonly change: number;
  /** Values of these 14 days. */
  readonly byDay: readonly number[];
}

/** Returns a number of the last 7 days and the 7 days before; `days` ends with today. */
export function weekNumberOf(days: readonly ListingStatsDay[], key: 'views' | 'leads'): WeekNumber {
  const byDay = days.slice(-2 * daysOfWeek).map((day) => day[key]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const count = sum(byDay.slice(-daysOfWeek));
  return { count, change: count - sum(byDay.slice(0, -daysOfWeek)), byDay };
}
