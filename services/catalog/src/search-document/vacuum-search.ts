import type { DataSource } from 'typeorm';

/**
 * Vacuums and analyzes the search tables after bulk writes: without an up-to-date visibility map no search is
 * index-only. Uses its own connection, because vacuum cannot run in a transaction.
 */
export async function vacuumSearch(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`select set_config('statement_timeout', '0', false)`);
    await runner.query('vacuum (analyze) listing_search, listing_cell');
  } finally {
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release();
  }
}
