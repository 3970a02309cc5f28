import type { ViewedListing } from '@porchlight/contracts/catalog';

const dayMs = 24 * 3_600_000;
/** How long ago homes were opened. */
export type Age = 'today' | 'thisWeek' | 'earlier';

/** The calendar day of a moment in a time zone, as a number of days. */
const dayOf = (moment: Date, timeZone: string): number =>
  Date.parse(
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment),
  ) / dayMs;

/** Homes in groups by the day on which they were opened, in their order; groups without homes are left out. */
export function groupByAge(
  homes: readonly ViewedListing[],
  now: Date,
  timeZone: string,
): readonly (readonly [Age, readonly ViewedListing[]])[] {
  const today = dayOf(now, timeZone);
  const ageOf = ({ viewedAt }: ViewedListing): Age => {
    const days = today - dayOf(new Date(viewedAt), timeZone);
    return days <= 0 ? 'today' : days < 7 ? 'thisWeek' : 'earlier';
  };
  return (['today', 'thisWeek', 'earlier'] as const)
    .map((age) => [age, homes.filter((home) => ageOf(home) === age)] as const)
    .filter(([, ofAge]) => ofAge.length > 0);
}
