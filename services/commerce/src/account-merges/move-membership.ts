import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import type { CompanyPair } from './company-pair.ts';

// The days of the merged company after the last one of the survivor. Periods of the survivor never overlap.
const extendSql = `
  insert into membership_period (company_id, plan_id, included_listings, grant_reason, valid)
  select $2, plan_id, included_listings, 'account merge ' || $3::text,
    daterange(greatest(lower(valid), starts_on), upper(valid))
  from membership_period, (
    select greatest(${businessDateSql}, coalesce(max(upper(valid)), '-infinity'::date)) as starts_on
    from membership_period where company_id = $2) stays
  where company_id = $1 and upper(valid) > starts_on`;

/**
 * Extends the membership of the company that stays to the later end of both. The periods of the other company stay as
 * they were bought; it is not renewed again.
 */
export async function moveMembership(
  manager: EntityManager,
  { from, to }: CompanyPair,
  mergeId: string,
): Promise<void> {
  await manager.query(extendSql, [from, to, mergeId]);
  await manager.query('delete from membership_auto_renewal where company_id = $1', [from]);
  await manager.query(
    `delete from membership_renewal using membership_period
     where membership_period.id = period_id and company_id = $1`,
    [from],
  );
}
