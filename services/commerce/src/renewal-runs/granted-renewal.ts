import type { Language } from '@porchlight/contracts';
import type { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { addMembershipPeriod } from '../memberships/add-membership-period.ts';
import { formatDay } from '../memberships/format-day.ts';

/** A renewal that charges nothing. */
export interface GrantedRenewal {
  /** Row of the run. */
  readonly id: string;
  readonly companyId: string;
  readonly months: number;
  /** Why staff granted it. */
  readonly grantReason: string;
}

const planSql = `
  select plan_id as "planId", membership_plan.included_listings as "includedListings"
  from membership_period join membership_plan on membership_plan.id = plan_id
  where company_id = $1 order by valid desc limit 1`;
const renewedSql = `
  update membership_renewal_row set state = 'renewed', new_expiry = $2, amount_cents = 0, currency = null
  where id = $1 and state in ('pending', 'waiting')`;
const landlordsSql = `
  select person_id as "personId", language from landlord where company_id = $1 and is_verified order by person_id`;

/** Adds the period of a renewal that charges nothing, and mails all verified landlords of the company. */
export async function grantRenewal(
  { manager, outbox }: { readonly manager: EntityManager; readonly outbox: Outbox },
  { id, companyId, months, grantReason }: GrantedRenewal,
): Promise<void> {
  const [plan] = await manager.query<[{ planId: string; includedListings: number }]>(planSql, [companyId]);
  const endsOn = await addMembershipPeriod(manager, { ...plan, companyId, months, grantReason });
  await manager.query(renewedSql, [id, endsOn]);
  for (const { personId, language } of await manager.query<{ personId: string; language: Language }[]>(landlordsSql, [
    companyId,
  ]))
    await outbox.emit(manager, 'mail.requested', {
      template: 'membership-renewed',
      key: `membership-renewed:${personId}:${id}`,
      personId,
      language,
      words: { endDay: formatDay(endsOn, language), listingCount: plan.includedListings, path: '/portal/billing' },
    });
}
