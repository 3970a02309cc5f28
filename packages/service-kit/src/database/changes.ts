/** An entity manager, query runner or data source: what executes SQL on a connection. */
interface SqlExecutor {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

// TypeORM returns `[rows, count]` for UPDATE and DELETE, and rows alone for every other statement.
const change = async <T>(executor: SqlExecutor, sql: string, parameters: unknown[]) =>
  (await executor.query(sql, parameters)) as [T[], number];

/** Executes an `update` or `delete … returning`. Returns the changed rows. */
export async function changedRows<T extends object>(
  executor: SqlExecutor,
  sql: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  const [rows] = await change<T>(executor, sql, parameters);
  return rows;
}

/** Executes an `update` or `delete … returning` of at most one row. Returns it, or undefined if none matched. */
export async function changedRow<T extends object>(
  executor: SqlExecutor,
  sql: string,
  parameters: unknown[] = [],
): Promise<T | undefined> {
  const [row] = await changedRows<T>(executor, sql, parameters);
  return row;
}

/** Executes an `update … returning` of a row that exists. Returns the row; throws if none matched. */
export async function changedRowOrFail<T extends object>(
  executor: SqlExecutor,
  sql: string,
  parameters: unknown[] = [],
): Promise<T> {
  const row = await changedRow<T>(executor, sql, parameters);
  if (!row) throw new Error('no row matched a change that requires one');
  return row;
}

/** Executes an `update` or `delete`. Returns the number of changed rows. */
export async function changedCount(executor: SqlExecutor, sql: string, parameters: unknown[] = []): Promise<number> {
  const [, count] = await change(executor, sql, parameters);
  return count;
}
