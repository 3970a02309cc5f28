import { ArrayMinSize, IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { Done, LanguageQuery, IsCount, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxActivityEvents } from '../catalog-limits.ts';
import { PageQuery } from '../favourites/favourites.ts';
import { ListingCard } from './listing-card.ts';
import { MapMarkersResponse } from '../search/map.ts';

/** Days that viewed listings are stored (docs/rules/recommendations.md). */
export const viewedRetentionDays = 180;

/**
 * `view`: the listing page was opened; `impression`: a card was on screen for a second; `seen`: the same of a
 * recommended card.
 */
export const activityKinds = ['view', 'impression', 'seen'] as const;
export class ActivityEvent {
  @IsIn(activityKinds) kind!: (typeof activityKinds)[number];
  @IsListingId() listingId!: ListingId;
  /** UTC, ISO 8601; events older than a day are ignored. */
  @IsISO8601({ strict: true }) at!: string;
}
export class ActivityReport {
  @ArrayMinSize(1) @ListOf(() => ActivityEvent, maxActivityEvents) events!: ActivityEvent[];
}

/** A listing that the renter has opened. */
export class ViewedListing extends ListingCard {
  @IsString() viewedAt!: string;
  /** Number of views, counted once per session and day. */
  @IsCount() times!: number;
  /** Rent at the last view, if it has changed since. */
  @IsOptional() @IsInt() rentThen?: number;
}
export class ViewedResponse {
  @ListOf(() => ViewedListing) listings!: ViewedListing[];
  @Nested(() => Pagination) pagination!: Pagination;
}

const viewedAccess = access.role('renter', 'viewViewedListings');

/**
 * POST activity: reports views. Bots, the landlord of the listing and repeats of a day from one address or session are
 * not counted (docs/rules/recommendations.md#rec-8-activity-excludes-bots-owners-and-repeats).
 */
export const reportActivity = route({
  service: 'catalog',
  method: 'POST',
  path: '/activity',
  access: access.anyone,
  body: ActivityReport,
  response: Done,
  status: 202,
  lane: 'write',
  summary: 'Report views of listings',
});
export const listViewed = route({
  service: 'catalog',
  method: 'GET',
  path: '/viewed-listings',
  access: viewedAccess,
  query: PageQuery,
  response: ViewedResponse,
  summary: 'List the listings that the renter viewed, most recent first',
});
export const getViewedMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/viewed-listings-map-markers',
  access: viewedAccess,
  query: LanguageQuery,
  response: MapMarkersResponse,
  summary: 'List the markers of the listings that the renter viewed',
});
export const forgetViewed = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/viewed-listings',
  access: viewedAccess,
  response: Done,
  lane: 'write',
  summary: 'Delete the renter’s viewed listings',
});
