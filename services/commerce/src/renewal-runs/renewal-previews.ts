import { Injectable } from '@nestjs/common';
import type { Currency } from '@porchlight/contracts';
import type {
  RenewalBasis,
  RenewalPreview,
  RenewalPreviewRequest,
  RenewalPreviewRow,
  RenewalReason,
  RenewalTotal,
} from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { businessDateSql } from '../business-date.ts';
import { isContinuedSql } from '../memberships/membership-cover.ts';
import { termPriceSql } from '../orders/membership-terms.ts';
import { buyerSql } from './renewal-window.ts';

const newExpirySql = `
  ((case when ${isContinuedSql('old_expiry', businessDateSql)} then old_expiry else ${businessDateSql} end)
    + make_interval(months => $2::int))::date::text`;
const previewSql = `
  select selected.company_id as "companyId", company.name as "companyName", old_expiry::text as "oldExpiry",
    ${newExpirySql} as "newExpiry", last.ends_on::text as "endsOn",
    offer.price_cents as "priceCents", offer.currency, buyer.person_id is not null as "hasLandlord",
    exists (select from payment_method where payment_method.company_id = selected.company_id) as "hasCard",
    exists (select from billing_information billing where billing.company_id = selected.company_id) as "hasBilling",
    exists (select from membership_renewal_claim claim where claim.company_id = selected.company_id
      and claim.old_expiry = selected.old_expiry) as "isInProgress"
  from (select ("row" ->> 'companyId')::uuid as company_id, ("row" ->> 'oldExpiry')::date as old_expiry, place
    from jsonb_array_elements($1) with ordinality as given ("row", place)) selected
  left join company on company.id = selected.company_id
  left join lateral (${buyerSql('selected.company_id')}) buyer on true
  left join lateral (
    select plan_id, upper(valid) - 1 as ends_on from membership_period
    where membership_period.company_id = selected.company_id order by valid desc limit 1) last on true
  left join lateral (
    select ${termPriceSql('$2::int')} as price_cents, price.currency
    from membership_plan join membership_plan_price price on price.plan_id = membership_plan.id
    where membership_plan.id = last.plan_id and is_active and valid_from <= now()
      and (valid_to is null or valid_to > now())
      and price.currency = case buyer.language when 'en-US' then 'USD' else 'CAD' end) offer on true
  order by place`;

interface Row {
  readonly companyId: string;
  readonly companyName: string | null;
  readonly oldExpiry: string;
  readonly newExpiry: string;
  /** Last day of the membership now. */
  readonly endsOn: string | null;
  readonly priceCents: number | null;
  readonly currency: Currency | null;
  readonly hasLandlord: boolean;
  readonly hasCard: boolean;
  readonly hasBilling: boolean;
  readonly isInProgress: boolean;
}

/** Computes what renewals would change. */
@Injectable()
export class RenewalPreviews {
  constructor(private readonly pool: SqlPool) {}

  async preview({ rows: choices, months, basis }: RenewalPreviewRequest): Promise<RenewalPreview> {
    const found = await this.pool.rows<Row>('renewal_preview', previewSql, [JSON.stringify(choices), months]);
    const rows = found.map((row) => toPreview(row, basis));
    const renewable = rows.filter(({ problem }) => problem === undefined);
    return { rows, renewable: renewable.length, totals: totalsOf(renewable) };
  }
}

function toPreview(row: Row, basis: RenewalBasis): RenewalPreviewRow {
  const { companyId, companyName, oldExpiry, newExpiry, priceCents, currency } = row;
  const problem = memberProblem(row) ?? (basis === 'card' ? cardProblem(row) : undefined);
  return {
    companyId,
    oldExpiry,
    newExpiry,
    ...(companyName === null ? {} : { companyName }),
    ...(basis === 'card' && priceCents !== null && currency !== null ? { priceCents, currency } : {}),
    ...(problem === undefined ? {} : { problem }),
  };
}

function memberProblem({ endsOn, oldExpiry, isInProgress }: Row): RenewalReason | undefined {
  if (endsOn !== oldExpiry) return endsOn !== null && endsOn > oldExpiry ? 'renewed-already' : 'changed';
  return isInProgress ? 'in-progress' : undefined;
}

function cardProblem({ hasLandlord, hasCard, hasBilling, priceCents }: Row): RenewalReason | undefined {
  if (!hasLandlord) return 'no-landlord';
  if (!hasCard) return 'no-card';
  if (!hasBilling) return 'no-billing-address';
  return priceCents === null ? 'plan-gone' : undefined;
}

function totalsOf(rows: readonly RenewalPreviewRow[]): RenewalTotal[] {
  const sums = new Map<Currency, number>();
  for (const { currency, priceCents = 0 } of rows)
    if (currency) sums.set(currency, (sums.get(currency) ?? 0) + priceCents);
  return [...sums].map(([currency, priceCents]) => ({ currency, priceCents }));
}
