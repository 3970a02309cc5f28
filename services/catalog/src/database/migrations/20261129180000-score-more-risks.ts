import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What more risks of listings depend on: levels of companies, disposable addresses, and texts that were copied. */
export class ScoreMoreRisks20261129180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(facts);
    await runner.query(bands);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from job where target = 'task:store-text-bands';
      drop table listing_text_band;
      alter table landlord drop has_disposable_email;
      alter table company drop verified_level`);
  }
}

// Accounts reports the companies with level 3 again.
const facts = `
  alter table company add verified_level smallint not null default 0
    constraint company_verified_level check (verified_level between 0 and 3);
  update company set verified_level = 2 where is_verified;
  alter table landlord add has_disposable_email boolean not null default false`;

// Copies are found by the key, in which the listings of the own company are skipped. A task fills the table with the
// listings that there are.
const bands = `
  create table listing_text_band (
    band int not null,
    company_id int not null,
    listing_id bigint not null references listing on delete cascade,
    primary key (band, company_id, listing_id));
  create index listing_text_band_listing on listing_text_band (listing_id);
  insert into job (kind, name, key, target, payload)
    values ('task', 'store-text-bands', gen_random_uuid()::text, 'task:store-text-bands', '{"after": "0"}')`;
