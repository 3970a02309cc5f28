import type { EntityManager } from 'typeorm';
import type { SeedFolder } from './seed-folder.ts';

interface Seed {
  readonly settings: Record<string, unknown>;
  readonly profile: Record<string, string>;
}

/** Inserts site settings, and fills the profile of the site until staff have changed it. */
export async function insertSettings(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { settings, profile } = folder.json<Seed>('settings.json');
  await manager.query(
    `
    insert into site_setting (key, value) select key, value from jsonb_each($1)
    on conflict (key) do update set value = excluded.value where site_setting.version = 1`,
    [JSON.stringify(settings)],
  );
  await manager.query(
    `
    update site_profile
    set site_name = seed."siteName", facebook = seed.facebook, instagram = seed.instagram, linkedin = seed.linkedin,
      email = seed.email
    from jsonb_to_record($1) as seed ("siteName" text, facebook text, instagram text, linkedin text, email text)
    where version = 1`,
    [JSON.stringify(profile)],
  );
}
