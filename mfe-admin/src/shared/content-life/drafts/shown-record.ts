import type { AnyRecord } from '@porchlight/resource-kit';

/** Returns a record with the fields of its draft, which its form shows. */
export const shownRecord = (record: AnyRecord): AnyRecord => ({
  ...record,
  ...(record['draft'] as object | undefined),
});
