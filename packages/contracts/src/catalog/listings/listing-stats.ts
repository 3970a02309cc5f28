import { IsIn, IsISO8601, IsNumber, IsOptional } from 'class-validator';
import { IsCount, IsDay, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { listingStatsPeriods } from './listing-stats-values.ts';

export class ListingStatsQuery {
  /** Length of the period in days, today included. Absent: 30. */
  @IsOptional() @IsIn(listingStatsPeriods) days?: (typeof listingStatsPeriods)[number];
}
/**
 * Numbers of a period. Views and impressions of bots, of the landlord and repeats of a visitor on a day are not
 * counted.
 */
export class ListingNumbers {
  /** How often a listing was in sight in a list or on a map. */
  @IsCount() impressions!: number;
  @IsCount() views!: number;
  /** Leads that began in the period. */
  @IsCount() leads!: number;
}
export class ListingStatsDay extends ListingNumbers {
  /** Day in UTC. */
  @IsDay() date!: string;
}
export class ListingStats extends ListingNumbers {
  @IsListingId() id!: ListingId;
  /** Renters who have saved the listing; absent below 3, so that no one is identified. */
  @IsOptional() @IsCount() favourites?: number;
  /** Rent against the median of the area, as a share: -0.05 is 5 % below. Absent where the median is not known. */
  @IsOptional() @IsNumber() rentDifference?: number;
}
export class NewListingStats {
  /** From the oldest to today, without gaps. */
  @ListOf(() => ListingStatsDay) days!: ListingStatsDay[];
  @Nested(() => ListingNumbers) total!: ListingNumbers;
  /** The same number of days before the period. */
  @Nested(() => ListingNumbers) previous!: ListingNumbers;
  /** At most 100 listings, those with the most views first. */
  @ListOf(() => ListingStats) listings!: ListingStats[];
  /** Median hours to the first reply; absent with fewer than 5 replies in 90 days. */
  @IsOptional() @IsNumber() replyHours?: number;
  @IsISO8601() countedAt!: string;
}

export const getNewListingStats = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/new-listing-stats',
  // They count what other people do, which needs a verified email address, as the leads do.
  access: access.role('landlord', 'viewLeads'),
  query: ListingStatsQuery,
  response: NewListingStats,
  summary: "Get views, impressions and leads of the caller's listings by day and by listing",
});
