import type { DataSource } from 'typeorm';

/** Runs the pending migrations, one process at a time (advisory lock on a separate connection). Returns their names. */
export async function migrate(dataSource: DataSource, schema: string): Promise<string[]> {
  return withAdvisoryLock(dataSource, schema, async () =>
    (await dataSource.runMigrations()).map((migration) => migration.name),
  );
}

/** Runs work under an advisory lock, so that one process at a time does it. Other processes wait. */
export async function withAdvisoryLock<T>(dataSource: DataSource, key: string, work: () => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query(`select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`);
    await runner.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    try {
      return await work();
    } finally {
      await runner.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    }
  } finally {
    await runner.query('reset lock_timeout').catch(() => undefined);
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release();
  }
}
