import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { IsFeedAddress } from './feed-address.ts';
import {
  feedFaults,
  feedFields,
  feedFormats,
  feedIssueCodes,
  maxTestedRows,
  testedFeedHomes,
  type FeedFault,
  type FeedFormat,
  type FeedIssueCode,
} from './feed-values.ts';
import { FeedColumn, isOneColumnPerField } from './feeds.resource.ts';

/** A feed that may not be saved yet. */
export class FeedTestRequest {
  @IsIn(feedFormats) format!: FeedFormat;
  @IsFeedAddress() address!: string;
  @isOneColumnPerField @ListOf(() => FeedColumn, feedFields.length) mapping!: FeedColumn[];
  /** Id of the city of homes that name none. */
  @IsNullable() @IsString() @Length(1, 10) city?: string | null;
}
/** A home as it would be imported. */
export class FeedTestHome {
  /** Line of the file, from 1; of JSON the number of the item. */
  @IsInt() line!: number;
  @IsString() id!: string;
  @IsOptional() @IsString() address?: string;
  /** Name of the city that was found. */
  @IsOptional() @IsString() city?: string;
  /** Per month, in whole units of `currency`. */
  @IsOptional() @IsInt() rent?: number;
  @IsOptional() @IsIn(currencies) currency?: Currency;
  @IsOptional() @IsInt() beds?: number;
  /** Half a bath counts 0.5. */
  @IsOptional() baths?: number;
  @IsOptional() @IsInt() sqft?: number;
  @IsCount() photos!: number;
  @IsIn(feedIssueCodes, { each: true }) issues!: FeedIssueCode[];
}
/** Something that rows of a file have, and how many of them. */
export class FeedIssueCount {
  @IsIn(feedIssueCodes) code!: FeedIssueCode;
  @IsCount() rows!: number;
  /** Text of the first of these rows. */
  @IsOptional() @IsString() example?: string;
}
/** A column of a table, or a key of JSON, with its value in the first row. */
export class FeedSource {
  @IsString() name!: string;
  @IsString() sample!: string;
}
/** Beginning of a feed file, as it would be imported. */
export class FeedTestResult {
  /** Why the file is refused; then there are no homes. */
  @IsOptional() @IsIn(feedFaults) fault?: FeedFault;
  /** Where the reader stopped. */
  @IsOptional() @IsInt() faultLine?: number;
  /** Text there, or the status of the response. */
  @IsOptional() @IsString() excerpt?: string;
  /** Rows that were read, at most `maxTestedRows`. */
  @IsCount(maxTestedRows) rows!: number;
  /** Whether rows follow. */
  @IsBoolean() isMore!: boolean;
  /** Rows that could be imported. */
  @IsCount(maxTestedRows) importable!: number;
  @ListOf(() => FeedTestHome, testedFeedHomes) @ArrayMaxSize(testedFeedHomes) homes!: FeedTestHome[];
  @ListOf(() => FeedIssueCount) issues!: FeedIssueCount[];
  /** Of a table or JSON; empty for other formats. */
  @ListOf(() => FeedSource) sources!: FeedSource[];
}

/** It saves nothing. */
export const testFeed = route({
  service: 'catalog',
  method: 'POST',
  path: '/admin/feed-tests',
  access: access.permission('createFeeds'),
  lane: 'export',
  body: FeedTestRequest,
  response: FeedTestResult,
  summary: `Fetch a feed and read its first ${maxTestedRows} rows as they would be imported`,
});
