import type { MigrationInterface, QueryRunner } from 'typeorm';

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok', 'mastodon'];
const website = `'^https://[^\\s/]+$|^https://[^\\s/]+/\\S*$'`;
const colour = `'^#[0-9a-f]{6}$'`;
const stored = (key: string) => `(select value from site_setting where key = '${key}')`;
const text = (value: string, max: number) =>
  `case when jsonb_typeof(${value}) = 'string' and length(trim(${value} #>> '{}')) >= 2
    then left(trim(${value} #>> '{}'), ${max}) end`;
const legal = (name: string, max: number, initial: string) =>
  `coalesce(${text(`${stored('legal')} -> '${name}'`, max)}, '${initial}')`;
const network = (name: string) => {
  const link = `(${stored('companyInfo')} -> 'socialMedia' ->> '${name}')`;
  return `case when ${link} ~ ${website} and length(${link}) <= 200 then ${link} end`;
};

/**
 * Moves the name, social links and operator of the site from the settings `siteName`, `companyInfo` and `legal` to one
 * row, which staff edit. Links to networks without a column are dropped.
 */
export class CreateSiteProfile20261127163000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table site_profile (
      id text primary key constraint site_profile_id check (id = 'site'),
      site_name text not null constraint site_profile_site_name check (length(site_name) between 2 and 40),
      logo text,
      brand_light text constraint site_profile_brand_light check (brand_light ~ ${colour}),
      brand_dark text constraint site_profile_brand_dark check (brand_dark ~ ${colour}),
      ${networks.map((name) => `${name} text constraint site_profile_${name} check (${name} ~ ${website}),`).join('\n')}
      company text not null,
      address text not null,
      email text not null,
      phone text,
      privacy_officer text not null,
      privacy_email text not null,
      law text not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`);
    await runner.query(`insert into site_profile (id, site_name, logo, ${networks.join(', ')}, company, address, email,
        privacy_officer, privacy_email, law, version)
      select 'site', coalesce(${text(stored('siteName'), 40)}, 'Porchlight'),
        case when ${stored('companyInfo')} ->> 'logo' ~ '^(https://[^/]|/([^/\\\\]|$))'
          then ${stored('companyInfo')} ->> 'logo' end,
        ${networks.map(network).join(', ')},
        ${legal('company', 120, 'Porchlight')}, ${legal('address', 200, 'Toronto, Canada')},
        coalesce(${text(`${stored('legal')} -> 'email'`, 254)}, ${text(`${stored('companyInfo')} -> 'email'`, 254)},
          'hello@example.com'),
        ${legal('privacyOfficer', 120, 'Porchlight')}, ${legal('privacyEmail', 254, 'privacy@example.com')},
        ${legal('law', 120, 'Ontario, Canada')},
        coalesce((select max(version) from site_setting where key in ('siteName', 'companyInfo', 'legal')), 1)`);
    await runner.query(`delete from site_setting where key in ('siteName', 'companyInfo', 'legal')`);
    await runner.query(`create trigger renew_content_version after insert or delete or truncate on site_profile
      for each statement execute function renew_content_version()`);
    await runner.query(`create trigger renew_content_version_for_readers after update on site_profile
      for each row when (to_jsonb(old) - array['version', 'updated_at']
        is distinct from to_jsonb(new) - array['version', 'updated_at'])
      execute function renew_content_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`insert into site_setting (key, value, version)
      select key, value, version from site_profile, lateral (values
        ('siteName', to_jsonb(site_name)),
        ('companyInfo', jsonb_build_object('logo', logo, 'email', email, 'socialMedia', jsonb_strip_nulls(
          jsonb_build_object(${networks.map((name) => `'${name}', ${name}`).join(', ')})))),
        ('legal', jsonb_build_object('company', company, 'address', address, 'email', email,
          'privacyOfficer', privacy_officer, 'privacyEmail', privacy_email, 'law', law))) as setting (key, value)`);
    await runner.query('drop table site_profile');
  }
}
