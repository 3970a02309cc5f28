import { ArrayUnique, IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsMailAddress } from '../../kernel/input/person-fields.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { cityResource } from '../locations/cities.resource.ts';
import { IsFeedAddress } from './feed-address.ts';
import {
  feedFields,
  feedFormats,
  feedHealths,
  feedIdentities,
  feedModes,
  feedNameLength,
  feedSchedules,
  maxFeedColumn,
  type FeedField,
  type FeedFormat,
  type FeedHealth,
  type FeedIdentity,
  type FeedMode,
  type FeedSchedule,
} from './feed-values.ts';

/** Name in a table or in JSON for one of our fields. */
export class FeedColumn {
  @IsIn(feedFields) field!: FeedField;
  @IsString() @Length(1, maxFeedColumn) source!: string;
}
export const isOneColumnPerField = ArrayUnique(({ field }: FeedColumn) => field);

export class FeedInput {
  @IsString() @Length(feedNameLength.min, feedNameLength.max) name!: string;
  /** Id of the company whose homes the feed lists. */
  @IsUUID() company!: string;
  @IsIn(feedFormats) format!: FeedFormat;
  /** Where the file is fetched. */
  @IsFeedAddress() address!: string;
  @IsIn(feedSchedules) schedule!: FeedSchedule;
  @IsIn(feedModes) mode!: FeedMode;
  @IsIn(feedIdentities) identity!: FeedIdentity;
  /** Names of the file for our fields, of CSV and JSON; of fields that are not listed, the usual names are read. */
  @isOneColumnPerField @ListOf(() => FeedColumn, feedFields.length) mapping!: FeedColumn[];
  /** Id of the city of homes that name none; null: they are rejected. */
  @IsNullable() @IsString() @Length(1, 10) city?: string | null;
  /** New homes go live at once, for the credits or the plan of the company; otherwise they become drafts. */
  @IsBoolean() autoEnables!: boolean;
  /** Fetched on its schedule. */
  @IsBoolean() isActive!: boolean;
  /** Person of the partner who is notified of failures. */
  @IsNullable() @IsMailAddress() contactEmail?: string | null;
}
export class FeedRecord extends ResourceRecord {
  @IsString() name!: string;
  @IsUUID() company!: string;
  @IsString() companyName!: string;
  @IsIn(feedFormats) format!: FeedFormat;
  @IsString() address!: string;
  @IsIn(feedSchedules) schedule!: FeedSchedule;
  @IsIn(feedModes) mode!: FeedMode;
  @IsIn(feedIdentities) identity!: FeedIdentity;
  @ListOf(() => FeedColumn, feedFields.length) mapping!: FeedColumn[];
  @IsOptional() @IsString() city?: string;
  @IsBoolean() autoEnables!: boolean;
  @IsBoolean() isActive!: boolean;
  @IsOptional() @IsString() contactEmail?: string;
  @IsIn(feedHealths) health!: FeedHealth;
  /** End of the last run. */
  @IsOptional() @IsISO8601() lastRunAt?: string;
  /** Absent for a feed that is off. */
  @IsOptional() @IsISO8601() nextRunAt?: string;
  /** Homes of the feed that are not expired. */
  @IsCount() homes!: number;
}
/**
 * Feeds of partners, at `/admin/feeds` (docs/rules/feeds.md). A removed feed is not fetched any more; its homes stay
 * with their landlord. The form has the fields of this domain: the company is a record of accounts, and the columns are
 * chosen beside a test of the feed.
 */
export const feedResource = defineResource({
  service: 'catalog',
  path: '/admin/feeds',
  label: 'feeds',
  permissions: { view: 'viewFeeds', create: 'createFeeds', modify: 'modifyFeeds', remove: 'modifyFeeds' },
  input: FeedInput,
  record: FeedRecord,
  list: {
    columns: ['name', 'companyName', 'health', 'format', 'homes', 'lastRunAt', 'nextRunAt', 'isActive'],
    search: ['name', 'address'],
    sort: ['name', 'updatedAt'],
    filters: { format: feedFormats, schedule: feedSchedules },
  },
  form: [
    { name: 'name', control: 'text' },
    { name: 'format', control: 'select', values: feedFormats },
    { name: 'address', control: 'text' },
    { name: 'schedule', control: 'select', values: feedSchedules, initial: 'daily' },
    { name: 'mode', control: 'select', values: feedModes, initial: 'full' },
    { name: 'identity', control: 'select', values: feedIdentities, initial: 'id' },
    { name: 'city', control: 'reference', of: () => cityResource, optional: true },
    { name: 'autoEnables', control: 'switch', initial: false },
    { name: 'isActive', control: 'switch', initial: false },
    { name: 'contactEmail', control: 'text', optional: true },
  ],
});
