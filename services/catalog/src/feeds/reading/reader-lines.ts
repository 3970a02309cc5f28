import type { FeedFault, FeedRow, FeedSource } from '@porchlight/contracts/catalog';
import type { FeedReading } from './read-feed.ts';

/** What a reader process reads, as JSON in its first argument. */
export interface ReaderArguments extends Omit<FeedReading, 'today' | 'onSources'> {
  /** Path of the file. */
  readonly path: string;
  /** Time in ISO 8601. */
  readonly today: string;
}
/** A line that a reader process prints, as JSON: names of the file, a row, the end of a file that was read, or its fault. */
export type ReaderLine =
  | { readonly sources: readonly FeedSource[] }
  | { readonly row: FeedRow }
  | { readonly isEnd: true }
  | { readonly fault: FeedFault; readonly line?: number; readonly excerpt?: string };
