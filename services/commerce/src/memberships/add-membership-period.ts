import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { isContinuedSql } from './membership-cover.ts';

/** What a membership is from: a paid order, or the reason of staff who granted it. */
type PeriodSource =
  | { readonly orderId: string; readonly grantReason?: undefined }
  | { readonly orderId?: undefined; readonly grantReason: string };
/** A membership to add. */
export type NewMembership = PeriodSource & {
  readonly companyId: string;
  readonly planId: string;
  readonly months: number;
  readonly includedListings: number;
  /** Business day of the payment or the grant, `2026-11-23`. Default: today. */
  readonly paidOn?: string;
};

// A later purchase continues the last period; after the grace it begins a new one. The constraint refuses days that a
// concurrent transaction has filled.
const addSql = `
  insert into membership_period (company_id, plan_id, included_listings, order_id, grant_reason, valid)
  select $1, $2, $3, $4, $7, case when ${isContinuedSql('ends_on', 'paid_on')}
    then daterange(ends_on + 1, (ends_on + duration)::date, '[]')
    else daterange(paid_on, (paid_on + duration)::date, '[]') end
  from (
    select max(upper(valid)) - 1 as ends_on, coalesce($6::date, ${businessDateSql}) as paid_on,
      make_interval(months => $5) as duration
    from membership_period where company_id = $1) last
  on conflict on constraint membership_period_overlap do nothing
  returning (upper(valid) - 1)::text as "endsOn"`;
/** Each failed attempt means that another purchase of the company was committed meanwhile. */
const maxAttempts = 20;

/**
 * Adds the period of a membership and returns its last day, `2027-11-23`. Periods of purchases at the same time follow
 * one another.
 */
export async function addMembershipPeriod(manager: EntityManager, membership: NewMembership): Promise<string> {
  const { companyId, planId, includedListings, orderId, grantReason, months, paidOn } = membership;
  const values = [companyId, planId, includedListings, orderId ?? null, months, paidOn ?? null, grantReason ?? null];
  // @mutation membership-attempts
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const [period] = await manager.query<{ endsOn: string }[]>(addSql, values);
    if (period) return period.endsOn;
  }
  throw new Error(`no period of a membership for ${orderId ?? companyId}`);
}
