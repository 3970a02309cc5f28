import type { FeedRecord } from '@porchlight/contracts/catalog';
import type { AnyRecord } from '@porchlight/resource-kit';

/** Returns a record of the list or the form as a feed. */
export const feedOf = (record: AnyRecord): FeedRecord => record as unknown as FeedRecord;

/** Props of a cell of the list. */
export interface CellProps {
  readonly record: AnyRecord;
}
