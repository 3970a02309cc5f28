import type { SqlPool } from '@porchlight/service-kit';

/** Every setting that is stored, by its key, as it is: the registry says what may be believed. */
export async function readStoredSettings(pool: SqlPool): Promise<ReadonlyMap<string, unknown>> {
  const rows = await pool.rows<{ key: string; value: unknown }>('site_settings', 'select key, value from site_setting');
  return new Map(rows.map(({ key, value }) => [key, value]));
}
