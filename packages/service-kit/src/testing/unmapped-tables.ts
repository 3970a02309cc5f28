import type { PersonalTable } from '../privacy/personal-data.ts';
import type { TestApp } from './start-for-test.ts';

// Column names that indicate personal data.
const personalColumns =
  '(^|_)(person|user|actor|owner_user|people)_id$|(^|_)(email|phone|first_name|last_name|ip|device|visitor|writer|user_agent)$|^address$';

/**
 * Returns tables with personal columns that the data map omits, and mapped names that are not tables; a complete map
 * yields none.
 */
export async function unmappedTables(app: TestApp, map: readonly PersonalTable[]): Promise<string[]> {
  const mapped = map.map(({ table }) => table);
  const rows = await app.sql<{ name: string }>(
    `
    select distinct table_name || ' (' || string_agg(column_name, ', ') || ')' as name from information_schema.columns
      where table_schema = current_schema() and column_name ~ $1 and table_name <> all($2::text[]) group by table_name
    union all select 'no table ' || name from unnest($2::text[]) as name where to_regclass(name) is null`,
    [personalColumns, mapped],
  );
  return rows.map(({ name }) => name);
}
