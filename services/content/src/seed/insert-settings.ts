import type { EntityManager } from 'typeorm';
import type { SeedFolder } from './seed-folder.ts';

/** Inserts site settings. */
export async function insertSettings(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { settings } = folder.json<{ settings: Record<string, unknown> }>('settings.json');
  await manager.query(
    `
    insert into site_setting (key, value) select key, value from jsonb_each($1)
    on conflict (key) do update set value = excluded.value where site_setting.version = 1`,
    [JSON.stringify(settings)],
  );
}
