import { Injectable } from '@nestjs/common';
import { maxCreditsAlone } from '@porchlight/contracts/commerce';
import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';

// @mutation credit-allowance
const takeSql = `
  insert into credit_allowance as taken (person_id, company_id, business_date, credits)
  select $1, $2, ${businessDateSql}, $3::int where $3::int <= $4::int
  on conflict (person_id, company_id, business_date) do update set credits = taken.credits + excluded.credits
  where taken.credits + excluded.credits <= $4::int
  returning credits`;

/** Credits that a staff member may move without a second person: 100 a company and business day. */
@Injectable()
export class CreditAllowances {
  /**
   * Takes credits from what is left today, in the caller's transaction. Returns false if they exceed it: then another
   * person must approve them.
   */
  async take(
    manager: EntityManager,
    { personId, companyId, credits }: { personId: string; companyId: string; credits: number },
  ): Promise<boolean> {
    const taken = await manager.query<unknown[]>(takeSql, [personId, companyId, Math.abs(credits), maxCreditsAlone]);
    return taken.length > 0;
  }
}
