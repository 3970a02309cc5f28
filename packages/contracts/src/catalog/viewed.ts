import { ArrayMinSize, IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import { access } from '../kernel/access.ts';
import { Done, InLanguage, IsCount, IsListingId, type ListingId } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';
import { PageQuery } from './favourites.ts';
import { ListingCard } from './listing-card.ts';
import { MapMarkersAnswer } from './map.ts';

/** Most homes that are remembered as looked at, and for how many days (decisions 5.10). */
export const viewedCap = 500;
export const viewedDays = 180;
/** Most events of one report: a phone that was without a network tells of an evening. */
export const activityCap = 50;

/** A home was opened; its card was on screen; a recommended one was on screen for a second. */
export const activityKinds = ['view', 'impression', 'seen'] as const;
export class ActivityEvent {
  @IsIn(activityKinds) kind!: (typeof activityKinds)[number];
  @IsListingId() listingId!: ListingId;
  /** UTC, ISO 8601; what is older than a day is not counted. */
  @IsISO8601({ strict: true }) at!: string;
}
export class ActivityReport {
  @ArrayMinSize(1) @ListOf(() => ActivityEvent, activityCap) events!: ActivityEvent[];
}

/** A home that the renter opened before. */
export class ViewedListing extends ListingCard {
  @IsString() viewedAt!: string;
  /** On how many days, or in how many sessions of one. */
  @IsCount() times!: number;
  /** The rent when it was opened last, where it is another now. */
  @IsOptional() @IsInt() rentThen?: number;
}
export class ViewedAnswer {
  @ListOf(() => ViewedListing) listings!: ViewedListing[];
  @Nested(() => Pagination) pagination!: Pagination;
}

const mine = access.role('renter', 'viewViewedListings');

/** POST activity: what people looked at; bots, the owner and repeats within a session's day do not count (decisions 5.25). */
export const reportActivity = route({
  service: 'catalog',
  method: 'POST',
  path: '/activity',
  access: access.anyone,
  body: ActivityReport,
  answer: Done,
  status: 202,
  lane: 'write',
  summary: 'Report which homes were looked at',
});
export const listViewed = route({
  service: 'catalog',
  method: 'GET',
  path: '/viewed-listings',
  access: mine,
  query: PageQuery,
  answer: ViewedAnswer,
  summary: 'The homes that the renter opened, the last one first',
});
export const getViewedMarkers = route({
  service: 'catalog',
  method: 'GET',
  path: '/viewed-listings-map-markers',
  access: mine,
  query: InLanguage,
  answer: MapMarkersAnswer,
  summary: 'Markers of the homes that the renter opened',
});
export const forgetViewed = route({
  service: 'catalog',
  method: 'DELETE',
  path: '/viewed-listings',
  access: mine,
  answer: Done,
  lane: 'write',
  summary: 'Forget which homes the renter opened',
});
