import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import {
  alertFrequencies,
  maxEmailAlerts,
  pauseReasons,
  type AlertFrequency,
  type PauseReason,
} from './email-alert-values.ts';
import { SearchLocation } from '../listings/listings.ts';

/** A search whose new listings are sent by mail. */
export class SavedSearch {
  @IsUUID() id!: string;
  /** Name given by the owner. Default: `humanText`. */
  @IsString() name!: string;
  /** Description of the filters in the language of the request. */
  @IsString() humanText!: string;
  /** Canonical address of the results without language prefix: the location, then `query`. */
  @IsString() url!: string;
  /** Canonical filters of the search (`canonicalQuery`); empty if none is set. */
  @IsString() query!: string;
  /** Absent if only map bounds or a drawn area define the location. */
  @IsOptional() @Nested(() => SearchLocation) place?: SearchLocation;
  @IsIn(alertFrequencies) frequency!: AlertFrequency;
  /** Whether mails are sent. */
  @IsBoolean() active!: boolean;
  /** Set if `active` is false. */
  @IsOptional() @IsIn(pauseReasons) pausedBecause?: PauseReason;
  @IsISO8601() madeAt!: string;
  @IsOptional() @IsISO8601() lastSentAt?: string;
  /** Number of matching listings published since the last mail. */
  @IsCount() newCount!: number;
  /**
   * Time since which an active alert has found nothing, if that is 180 days or longer. A wider search may find some.
   */
  @IsOptional() @IsISO8601() quietSince?: string;
}
/**
 * Mail about changes of favourites: a new rent, or a listing that was rented or taken off the market. Does not count as
 * one of the ten saved searches.
 */
export class FavouriteNews {
  @IsIn(alertFrequencies) frequency!: AlertFrequency;
  /** Whether mails are sent. */
  @IsBoolean() active!: boolean;
  /** Set if `active` is false. */
  @IsOptional() @IsIn(pauseReasons) pausedBecause?: PauseReason;
  @IsOptional() @IsISO8601() lastSentAt?: string;
}
export class SavedSearches {
  /** Newest first. */
  @ListOf(() => SavedSearch, maxEmailAlerts) savedSearches!: SavedSearch[];
  /** Absent until the renter subscribes for the first time. */
  @IsOptional() @Nested(() => FavouriteNews) favourites?: FavouriteNews;
}
