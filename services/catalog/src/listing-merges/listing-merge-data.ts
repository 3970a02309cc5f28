import type { PersonalTable } from '@porchlight/service-kit';

// Nothing is undone after 30 days.
const undoable = `interval '60 days'`;

/** Retention statement for merges of listings: what moved is deleted once nothing can be undone any more. */
export const listingMergeSweeps = [
  `delete from listing_merge_row r using listing_merge m
    where m.id = r.merge_id and m.merged_at < now() - ${undoable}`,
] as const;

/** Personal data of merges of listings: staff who made them, and renters whose lists moved. */
export const listingMergeData: readonly PersonalTable[] = [
  {
    table: 'listing_merge',
    retention: 'without the staff who made it, as long as its listings',
    erased: [
      { by: 'person', sql: 'update listing_merge set merged_by = null where merged_by = $1' },
      { by: 'person', sql: 'update listing_merge set undone_by = null where undone_by = $1' },
    ],
  },
  {
    table: 'listing_merge_row',
    erased: [{ by: 'person', sql: `delete from listing_merge_row where split_part(key, ' ', 1) = $1::text` }],
  },
];
