import type { RentalType } from '../../kernel/vocabularies.ts';
import type { FeedIssueCode } from './feed-values.ts';

/** A home as a feed describes it; fields that the feed does not have, or has unreadably, are absent. */
export interface FeedHome {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly street?: string;
  readonly unit?: string;
  readonly hidesStreet?: true;
  readonly city?: string;
  readonly province?: string;
  readonly postalCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** Per month, in whole units of the currency of the home. */
  readonly rent?: number;
  readonly deposit?: number;
  /** 0 is a studio. */
  readonly beds?: number;
  readonly bathsFull?: number;
  readonly bathsHalf?: number;
  readonly sqft?: number;
  readonly rentalType?: RentalType;
  /** `YYYY-MM-DD`, or `now`. */
  readonly availableDate?: string;
  readonly isFurnished?: boolean;
  readonly allowsCats?: boolean;
  readonly allowsDogs?: boolean;
  readonly allowsSmoking?: boolean;
  readonly photos: readonly string[];
  readonly url?: string;
}
/** Something about a row that is wrong or was derived, with the text of the feed. */
export interface FeedIssue {
  readonly code: FeedIssueCode;
  readonly value?: string;
}
/** One item of a feed file. Without an error among its issues it can be imported. */
export interface FeedRow {
  /** Number of the item, from 1. */
  readonly number: number;
  /** Line on which it begins; of JSON, the number of the item. */
  readonly line: number;
  readonly home: FeedHome;
  readonly issues: readonly FeedIssue[];
}
