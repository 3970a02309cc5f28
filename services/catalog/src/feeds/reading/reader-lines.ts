import type { FeedFault, FeedRow } from '@porchlight/contracts/catalog';
import type { FeedReading } from './read-feed.ts';

/** What a reader process reads, as JSON in its first argument. */
export interface ReaderArguments extends Omit<FeedReading, 'today'> {
  /** Path of the file. */
  readonly path: string;
  /** Time in ISO 8601. */
  readonly today: string;
}
/** A line that a reader process prints, as JSON: a row, the end of a file that was read whole, or its fault. */
export type ReaderLine =
  | { readonly row: FeedRow }
  | { readonly isEnd: true }
  | { readonly fault: FeedFault; readonly line?: number; readonly excerpt?: string };
