import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import type { TestLandlord } from './a-landlord.ts';

type Database = Pick<TestApp, 'sql'>;

/** Grants a membership of 10 listings for these business days, such as `[2026-01-01,2026-12-31]`; returns its id. */
export async function aMembership({ sql }: Database, { companyId }: TestLandlord, valid: string): Promise<string> {
  const [period] = await sql<{ id: string }>(
    `insert into membership_period (company_id, plan_id, included_listings, grant_reason, valid)
     select $1, id, included_listings, 'Test', $2 from membership_plan limit 1 returning id`,
    [companyId, valid],
  );
  return period?.id ?? '';
}

/** Adds an order of a membership of one year that cost nothing; returns its id and its plan. */
export async function aMembershipOrder({ sql }: Database, { companyId, personId }: TestLandlord) {
  const [order] = await sql<{ id: string; planId: string }>(
    `insert into purchase_order (company_id, person_id, state, key, body_hash, cart, language, plan_id,
       membership_months, included_listings, description, credits, bonus_credits, currency, price_cents, discount_cents,
         tax_cents,
       total_cents, taxes, billing, paid_at, fulfilled_at)
     select $1, $2, 'fulfilled', $3, '', '', 'en-CA', id, months, included_listings, 'Membership', 0, 0, 'CAD', 0, 0, 0,
       0, '[]', '{}', now(), now()
     from membership_plan limit 1 returning id, plan_id as "planId"`,
    [companyId, personId, randomUUID()],
  );
  if (!order) throw new Error('no plan');
  return order;
}
