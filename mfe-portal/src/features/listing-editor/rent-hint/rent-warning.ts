import type { TrendCell } from '@porchlight/contracts/catalog';

/** What looks wrong with a rent: a zero too many or missing, or far from almost all similar homes. */
export type RentWarning = 'extraZero' | 'missingZero' | 'high' | 'low';

/** A rent so many times above or below the typical one is probably mistyped. */
const slipFactor = 5;

/** Returns what looks wrong with a monthly rent beside those of similar homes; undefined for a usual rent. */
export function rentWarningOf(rent: number, { median, p1, p99 }: TrendCell): RentWarning | undefined {
  if (median === undefined) return undefined;
  if (rent >= median * slipFactor) return 'extraZero';
  if (rent * slipFactor <= median) return 'missingZero';
  if (p99 !== undefined && rent > p99) return 'high';
  return p1 !== undefined && rent < p1 ? 'low' : undefined;
}
