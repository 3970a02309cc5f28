import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { content } from '../content.ts';
import { CreateSiteProfile20261127163000 } from '../database/migrations/20261127163000-create-site-profile.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content);
});
afterAll(() => app.stop());

/** Returns the profile that the migration makes of stored settings. */
async function migrated(settings: Readonly<Record<string, unknown>>) {
  const runner = app.app.get(DataSource, { strict: false }).createQueryRunner();
  try {
    const migration = new CreateSiteProfile20261127163000();
    await migration.down(runner);
    await app.sql('delete from site_setting');
    await app.sql('insert into site_setting (key, value, version) select key, value, 4 from jsonb_each($1)', [
      JSON.stringify(settings),
    ]);
    await migration.up(runner);
  } finally {
    await runner.release();
  }
  const [profile] = await app.sql<Record<string, unknown>>('select * from site_profile');
  const left = await app.sql<{ key: string }>('select key from site_setting order by key');
  return { profile, left: left.map(({ key }) => key) };
}

describe('the migration to the site profile', () => {
  const stored = {
    siteName: 'Lampe',
    companyInfo: { logo: '/lampe.png', socialMedia: { x: 'https://example.com/x' }, email: 'hello@lampe.example' },
    legal: { company: 'Lampe Inc.', address: 'Montréal', privacyOfficer: 'A. Lampe', law: 'Quebec' },
    links: { listYourAd: '/contact' },
  };
  const kept = {
    ...{ site_name: 'Lampe', logo: '/lampe.png', x: 'https://example.com/x', email: 'hello@lampe.example' },
    ...{ company: 'Lampe Inc.', address: 'Montréal', privacy_officer: 'A. Lampe', law: 'Quebec', version: 4 },
  };

  it('keeps stored values and their version, and no other settings than before', async () => {
    const { profile, left } = await migrated(stored);
    expect(profile).toMatchObject({ ...kept, privacy_email: 'privacy@example.com', brand_light: null });
    expect(left).toEqual(['links']);
  });
  it('starts with the defaults where nothing is stored, or nothing that fits', async () => {
    const defaults = {
      site_name: 'Porchlight',
      company: 'Porchlight',
      email: 'hello@example.com',
      logo: null,
      x: null,
    };
    expect((await migrated({})).profile).toMatchObject({ ...defaults, version: 1 });
    const broken = { siteName: 7, companyInfo: { logo: '//x', socialMedia: { x: 'javascript:alert(1)' } }, legal: [] };
    expect((await migrated(broken)).profile).toMatchObject(defaults);
  });
});
