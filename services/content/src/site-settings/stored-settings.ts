import type { SqlPool } from '@porchlight/service-kit';

/** Reads all stored settings by key, unvalidated; `site-setting-registry.ts` validates them. */
export async function readStoredSettings(pool: SqlPool): Promise<ReadonlyMap<string, unknown>> {
  const rows = await pool.rows<{ key: string; value: unknown }>('site_settings', 'select key, value from site_setting');
  return new Map(rows.map(({ key, value }) => [key, value]));
}
