import type { ViewedListing } from '@porchlight/contracts/catalog';

const dayMs = 24 * 3_600_000;
/** Age group of a viewed listing. */
export type Age = 'today' | 'thisWeek' | 'earlier';

/** Returns the calendar day of an instant in a time zone, as a day number since the epoch. */
const dayOf = (moment: Date, timeZone: string): number =>
  Date.parse(
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment),
  ) / dayMs;

/** Groups viewed listings by calendar day, keeping their order; empty groups are omitted. */
export function groupByAge(
  listings: readonly ViewedListing[],
  now: Date,
  timeZone: string,
): readonly (readonly [Age, readonly ViewedListing[]])[] {
  const today = dayOf(now, timeZone);
  const ageOf = ({ viewedAt }: ViewedListing): Age => {
    const days = today - dayOf(new Date(viewedAt), timeZone);
    return days <= 0 ? 'today' : days < 7 ? 'thisWeek' : 'earlier';
  };
  return (['today', 'thisWeek', 'earlier'] as const)
    .map((age) => [age, listings.filter((listing) => ageOf(listing) === age)] as const)
    .filter(([, ofAge]) => ofAge.length > 0);
}
