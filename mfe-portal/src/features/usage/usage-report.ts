import type { ListingUsage, UsageResponse } from '@porchlight/contracts/commerce';

/** Credits by reason. */
export interface UsedCredits {
  readonly activation: number;
  readonly daily: number;
  readonly featured: number;
  readonly total: number;
}
/** Credits of one listing in the whole range; without `id`, of all others. */
export interface UsageOfListing extends UsedCredits {
  readonly id: string | undefined;
}
/** Credits of one day: in all, and of each listing in the order of `UsageReport.listings`. */
export interface UsageOfDay {
  /** `2026-11-23` */
  readonly date: string;
  readonly total: number;
  readonly byListing: readonly number[];
}
export interface UsageReport {
  /** The listing that used most first, the others last. */
  readonly listings: readonly UsageOfListing[];
  /** All days of the range. */
  readonly days: readonly UsageOfDay[];
  readonly total: number;
}

const dayMs = 86_400_000;
const totalOf = ({ activation, daily, featured }: ListingUsage) => activation + daily + featured;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10));
}

function listingsOf(usage: readonly ListingUsage[]): UsageOfListing[] {
  const ids = [...new Set(usage.map(({ listingId }) => listingId))];
  return ids
    .map((id) => {
      const own = usage.filter(({ listingId }) => listingId === id);
      return {
        id,
        activation: sum(own.map(({ activation }) => activation)),
        daily: sum(own.map(({ daily }) => daily)),
        featured: sum(own.map(({ featured }) => featured)),
        total: sum(own.map(totalOf)),
      };
    })
    .sort((a, b) => Number(a.id === undefined) - Number(b.id === undefined) || b.total - a.total);
}

/** Returns the usage by listing and by day; a day without usage has zeros. */
export function reportOf({ from, to, usage }: Pick<UsageResponse, 'from' | 'to' | 'usage'>): UsageReport {
  const listings = listingsOf(usage);
  const days = daysBetween(from, to).map((date) => {
    const ofDay = usage.filter((one) => one.date === date);
    const byListing = listings.map(({ id }) => sum(ofDay.filter(({ listingId }) => listingId === id).map(totalOf)));
    return { date, byListing, total: sum(byListing) };
  });
  return { listings, days, total: sum(days.map(({ total }) => total)) };
}
