import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { IsCount, IsDay, IsListingId, IsText, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { FeedIssueCount } from './feed-tests.ts';
import {
  feedFaults,
  feedFormats,
  feedHealths,
  feedIssueCodes,
  feedModes,
  feedRowActions,
  feedRowsPerPage,
  feedRunsPerPage,
  feedRunStates,
  feedSchedules,
  type FeedFault,
  type FeedFormat,
  type FeedHealth,
  type FeedIssueCode,
  type FeedMode,
  type FeedRowAction,
  type FeedRunState,
  type FeedSchedule,
} from './feed-values.ts';

/** A run of a feed, with the numbers of its rows by what happens to them; those of a held run would happen. */
export class FeedRun {
  @IsUUID() id!: string;
  @IsUUID() feedId!: string;
  @IsString() feedName!: string;
  @IsString() companyName!: string;
  @IsIn(feedRunStates) state!: FeedRunState;
  @IsISO8601() startedAt!: string;
  @IsOptional() @IsISO8601() endedAt?: string;
  /** User id of the member of staff; absent for a run of the schedule. */
  @IsOptional() @IsUUID() startedBy?: string;
  /** User id of the person who approved or refused a held run. */
  @IsOptional() @IsUUID() decidedBy?: string;
  /** The partner's server had no newer file. */
  @IsBoolean() isUnchangedFile!: boolean;
  /** Bytes that were fetched. */
  @IsCount() bytes!: number;
  /** Rows of the file. */
  @IsCount() rows!: number;
  @IsCount() created!: number;
  @IsCount() updated!: number;
  @IsCount() unchanged!: number;
  @IsCount() rejected!: number;
  @IsCount() duplicates!: number;
  @IsCount() suspected!: number;
  /** Homes that were not in the file, for the first time. */
  @IsCount() missing!: number;
  /** Homes that were not in two files, one after the other: no longer public. */
  @IsCount() expired!: number;
  /** Rows that are applied; the others follow. */
  @IsCount() applied!: number;
  /** Why the file was refused. */
  @IsOptional() @IsIn(feedFaults) fault?: FeedFault;
  @IsOptional() @IsInt() faultLine?: number;
  @IsOptional() @IsString() excerpt?: string;
}
export class FeedRunResult extends FeedRun {
  /** Most frequent first. */
  @ListOf(() => FeedIssueCount) issues!: FeedIssueCount[];
}
/** A row of a run. */
export class FeedRunRow {
  /** Number of the row in the file; absent for a home that is not in it. */
  @IsOptional() @IsInt() number?: number;
  @IsOptional() @IsInt() line?: number;
  /** Id of the home in the feed. */
  @IsString() externalId!: string;
  @IsIn(feedRowActions) action!: FeedRowAction;
  @IsIn(feedIssueCodes, { each: true }) issues!: FeedIssueCode[];
  /** Text of the feed for the first issue. */
  @IsOptional() @IsString() value?: string;
  @IsOptional() @IsString() address?: string;
  /** Its listing, or the one that it may be the same home as. */
  @IsOptional() @IsListingId() listingId?: ListingId;
}
export class FeedRunsQuery {
  @IsOptional() @IsUUID() feedId?: string;
  @IsOptional() @IsIn(feedRunStates) state?: FeedRunState;
  /** First and last day on which the runs started, in UTC. */
  @IsOptional() @IsDay() from?: string;
  @IsOptional() @IsDay() to?: string;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class FeedRunsPage {
  @ListOf(() => FeedRun, feedRunsPerPage) runs!: FeedRun[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class FeedRowsQuery {
  @IsOptional() @IsIn(feedRowActions) action?: FeedRowAction;
  /** Rows with an error or a warning. */
  @IsOptional() @IsBoolean() hasIssue?: boolean;
  /** Beginning of the id of the home in the feed. */
  @IsOptional() @IsText(100) search?: string;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class FeedRowsPage {
  /** In the order of the file; homes that are not in it come last. */
  @ListOf(() => FeedRunRow, feedRowsPerPage) rows!: FeedRunRow[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** What support sees of a feed. */
export class SupportFeed {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsUUID() companyId!: string;
  @IsString() companyName!: string;
  @IsIn(feedFormats) format!: FeedFormat;
  /** Host of the address, without its path. */
  @IsString() host!: string;
  @IsIn(feedSchedules) schedule!: FeedSchedule;
  @IsIn(feedModes) mode!: FeedMode;
  @IsBoolean() isActive!: boolean;
  @IsIn(feedHealths) health!: FeedHealth;
  @IsOptional() @IsISO8601() nextRunAt?: string;
  /** Homes of the feed that are not expired. */
  @IsCount() homes!: number;
}
export class SupportFeedResponse {
  @Nested(() => SupportFeed) feed!: SupportFeed;
}
/** A feed by name, for a filter. */
export class FeedName {
  @IsUUID() id!: string;
  @IsString() name!: string;
}
export class FeedNames {
  @ListOf(() => FeedName) feeds!: FeedName[];
  /** Active feeds of which two runs failed, or that are a day late. */
  @IsCount() failing!: number;
  /** Runs that wait for a decision. */
  @IsCount() held!: number;
}
export class FeedParams {
  @IsUUID() id!: string;
}
export class FeedRunResponse {
  @Nested(() => FeedRunResult) run!: FeedRunResult;
}
/** A file; it has no JSON. */
export class FeedRunFile {}

const reads = { service: 'catalog', method: 'GET', access: access.permission('showFeedLogs') } as const;
const changes = {
  service: 'catalog',
  method: 'POST',
  access: access.permission('modifyFeeds'),
  params: FeedParams,
  response: FeedRunResponse,
} as const;

export const listFeedNames = route({
  ...reads,
  path: '/support/feeds',
  response: FeedNames,
  summary: 'List the names of feeds, and how many of them fail',
});
export const getSupportFeed = route({
  ...reads,
  path: '/support/feeds/:id',
  params: FeedParams,
  response: SupportFeedResponse,
  summary: 'Get a feed with its health, for support',
});
export const listFeedRuns = route({
  ...reads,
  path: '/support/feed-runs',
  query: FeedRunsQuery,
  response: FeedRunsPage,
  summary: `List runs of feeds, newest first, ${feedRunsPerPage} a page`,
});
export const getFeedRun = route({
  ...reads,
  path: '/support/feed-runs/:id',
  params: FeedParams,
  response: FeedRunResponse,
  summary: 'Get a run of a feed with its issues',
});
export const listFeedRows = route({
  ...reads,
  path: '/support/feed-runs/:id/rows',
  params: FeedParams,
  query: FeedRowsQuery,
  response: FeedRowsPage,
  summary: `List the rows of a run of a feed, ${feedRowsPerPage} a page`,
});
export const getFeedRunFile = route({
  ...reads,
  path: '/support/feed-runs/:id/file',
  params: FeedParams,
  lane: 'export',
  response: FeedRunFile,
  summary: 'Download the rows of a run of a feed that have an issue, as CSV',
});
/** Returns the run that is under way instead of starting a second one. */
export const startFeedRun = route({
  ...changes,
  path: '/admin/feeds/:id/runs',
  summary: 'Fetch and import a feed now',
});
export const approveFeedRun = route({
  ...changes,
  path: '/admin/feed-runs/:id/approved',
  errors: ['not-held'],
  summary: 'Import a held run of a feed',
});
/** A held run changes nothing; one that is applied ends before its next homes. */
export const cancelFeedRun = route({
  ...changes,
  path: '/admin/feed-runs/:id/cancelled',
  summary: 'End a run of a feed',
});
