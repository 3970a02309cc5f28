import type { DataSource } from 'typeorm';

/**
 * Tells PostgreSQL which pages of the documents all can see, without which no search is index-only; at the end of every job that
 * wrote many. On a connection of its own: it cannot run in a transaction.
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
