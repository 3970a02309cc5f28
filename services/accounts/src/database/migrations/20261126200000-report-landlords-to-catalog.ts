import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports all landlords to catalog, where they write listings from now on. */
export class ReportLandlordsToCatalog20261126200000 implements MigrationInterface {
  readonly name = 'ReportLandlordsToCatalog20261126200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`insert into job (kind, name, key, target, payload)
      select 'event', 'landlords.changed', gen_random_uuid()::text, 'catalog',
        json_build_object('landlords', json_agg(json_build_object('personId', id, 'companyId', company_id,
          'isVerified', is_verified, 'language', language,
          'company', json_build_object('name', name, 'version', version))))
      from (
        select person.id, company_id, email_verified_at is not null and deletes_at is null as is_verified, language, name, version,
          (row_number() over (order by person.id) - 1) / 500 as chunk
        from person join company on company.id = company_id) landlord
      group by chunk`);
  }

  async down(): Promise<void> {
    // What was reported needs no reversal.
  }
}
