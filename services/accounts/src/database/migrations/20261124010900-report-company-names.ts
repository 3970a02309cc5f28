import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports the landlords that commerce knows once more, now with the names of their companies. */
export class ReportCompanyNames20261124010900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`insert into job (kind, name, key, target, payload)
      select 'event', 'landlords.changed', gen_random_uuid()::text, 'commerce',
        json_build_object('landlords', json_agg(json_build_object('personId', id, 'companyId', company_id,
          'isVerified', is_verified, 'language', language,
          'company', json_build_object('name', name, 'version', version))))
      from (
        select person.id, company_id, email_verified_at is not null as is_verified, language, name, version,
          (row_number() over (order by person.id) - 1) / 500 as chunk
        from person join company on company.id = company_id) landlord
      group by chunk`);
  }

  async down(): Promise<void> {
    // What was reported needs no reversal.
  }
}
