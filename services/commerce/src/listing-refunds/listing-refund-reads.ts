import { Injectable } from '@nestjs/common';
import { listingRefundScopes, type Caller } from '@porchlight/contracts';
import type { ListingRefund, ListingRefunds } from '@porchlight/contracts/commerce';
import { requireUser, SqlPool } from '@porchlight/service-kit';
import { CreditAllowances } from '../approvals/credit-allowances.ts';
import { refundableSql, refundedKinds } from './refundable-charges.ts';

const companySql = 'select account_id as "companyId" from entitlement where listing_id = $1';
const creditsSql = `
  select coalesce(sum(charge.credits), 0)::int as month,
    coalesce(sum(charge.credits) filter (where charge.kind = any($2)), 0)::int as activation ${refundableSql}`;
const refundsSql = `
  select id, credits, state, requested_at as "requestedAt" from listing_refund where listing_id = $1
  order by requested_at desc limit 10`;

/** Reads what support can return of a listing, and what it returned. */
@Injectable()
export class ListingRefundReads {
  constructor(
    private readonly pool: SqlPool,
    private readonly allowances: CreditAllowances,
  ) {}

  async of(listingId: string, caller: Caller): Promise<ListingRefunds> {
    const personId = requireUser(caller);
    const company = await this.pool.row<{ companyId: string }>('refund_company', companySql, [listingId]);
    const [credits = { activation: 0, month: 0 }] = await this.pool.rows<{ activation: number; month: number }>(
      'refundable_credits',
      creditsSql,
      [listingId, refundedKinds.activation],
    );
    const refunds = await this.pool.rows<Omit<ListingRefund, 'requestedAt'> & { readonly requestedAt: Date }>(
      'listing_refunds',
      refundsSql,
      [listingId],
    );
    const isAlone = async (count: number) =>
      company !== undefined && (await this.allowances.covers({ personId, ...company, credits: count }));
    return {
      choices: await Promise.all(
        listingRefundScopes.map(async (scope) => ({
          scope,
          credits: credits[scope],
          isAlone: await isAlone(credits[scope]),
        })),
      ),
      refunds: refunds.map((refund) => ({ ...refund, requestedAt: refund.requestedAt.toISOString() })),
    };
  }
}
