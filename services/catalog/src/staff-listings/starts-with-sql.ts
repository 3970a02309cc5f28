const isOpen = `status not in ('merged', 'deleted')`;

/**
 * Listings whose title or street begins with the text $2. Conditions and order are those of the index, so that a search
 * reads no more rows than it returns.
 */
export function startsWithSql(
  column: 'title' | 'street',
  { rank, limit }: { readonly rank: number; readonly limit: number },
): string {
  const start = `left(lower(folded(${column})), 100) collate "C"`;
  const typed = 'left(lower(folded($2)), 100)';
  return `
    (select id, ${rank} as rank, ${start} as start from listing
    where ${isOpen} and ${start} >= ${typed} collate "C" and ${start} < (${typed} || chr(1114111)) collate "C"
    order by ${start}, id limit ${limit})`;
}
