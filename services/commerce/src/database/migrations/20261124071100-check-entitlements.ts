import type { MigrationInterface, QueryRunner } from 'typeorm';
import { businessTimeZone } from '../../business-date.ts';

/** Lets the invariant of enabled entitlements be checked: paid for, and of a company with a verified landlord. */
export class CheckEntitlements20261124071100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index landlord_unverified on landlord (company_id) where not is_verified');
    // The charges of a day are posted at 03:05; they have until 04:00.
    await runner.query(`create function entitlement_violations(at timestamptz)
      returns table (invariant text, subject text) language sql stable as $$
        select 'L9', listing_id from entitlement
          where enabled and paid_through < ((at at time zone '${businessTimeZone}') - interval '4 hours')::date
        union
        select 'L9', listing_id from landlord join entitlement on account_id = company_id
          where not is_verified and enabled and not exists (
            select from landlord colleague where colleague.company_id = landlord.company_id and colleague.is_verified)
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function entitlement_violations');
    await runner.query('drop index landlord_unverified');
  }
}
