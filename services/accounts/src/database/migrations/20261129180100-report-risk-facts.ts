import { isDisposableEmail } from '@porchlight/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports to catalog which companies are known, and which landlords have a disposable address. */
export class ReportRiskFacts20261129180100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(companiesSql);
    const landlords = (await runner.query(domainsSql)) as { readonly domain: string }[];
    const domains = landlords.map(({ domain }) => domain).filter((domain) => isDisposableEmail(`any@${domain}`));
    if (domains.length > 0) await runner.query(landlordsSql, [domains]);
  }

  async down(): Promise<void> {
    // What was reported needs no reversal.
  }
}

const companiesSql = `
  with known as (update company set version = version + 1 where verified_level = 3 returning *)
  insert into job (kind, name, key, target, payload)
  select 'event', 'company.changed', gen_random_uuid()::text, target, json_strip_nulls(json_build_object(
    'companyId', id, 'version', version, 'name', name, 'verifiedLevel', verified_level, 'languages', languages,
    'logoId', (select logo.id from company_logo logo where logo.company_id = known.id)))
  from known cross join (values ('catalog'), ('commerce')) as service (target)`;
const domainsSql = `select distinct split_part(email, '@', 2) as domain from person where company_id is not null`;
const landlordsSql = `
  insert into job (kind, name, key, target, sequence, payload)
  select 'event', 'landlords.changed', gen_random_uuid()::text, 'catalog', 'landlord:' || person.id,
    json_strip_nulls(json_build_object('landlords', json_build_array(json_build_object(
      'personId', person.id, 'companyId', company_id,
      'isVerified', email_verified_at is not null and deletes_at is null and state <> 'merged', 'language', language,
      'restriction', restriction, 'maxListings', max_listings, 'hasDisposableEmail', true,
      'company', json_build_object('name', company.name, 'version', company.version)))))
  from person join company on company.id = company_id where split_part(person.email, '@', 2) = any($1)`;
