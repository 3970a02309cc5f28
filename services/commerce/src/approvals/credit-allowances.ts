import { Injectable } from '@nestjs/common';
import { maxCreditsAlone } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { businessDateSql } from '../business-date.ts';

// @mutation credit-allowance
const takeSql = `
  insert into credit_allowance as taken (person_id, company_id, business_date, credits)
  select $1, $2, ${businessDateSql}, $3::int where $3::int <= $4::int
  on conflict (person_id, company_id, business_date) do update set credits = taken.credits + excluded.credits
  where taken.credits + excluded.credits <= $4::int
  returning credits`;

const takenSql = `
  select credits from credit_allowance where person_id = $1 and company_id = $2 and business_date = ${businessDateSql}`;

/** Credits that a staff member moves for a company. */
interface MovedCredits {
  readonly personId: string;
  readonly companyId: string;
  readonly credits: number;
}

/** Credits that a staff member may move without a second person: 100 a company and business day. */
@Injectable()
export class CreditAllowances {
  constructor(private readonly pool: SqlPool) {}

  /**
   * Takes credits from what is left today, in the caller's transaction. Returns false if they exceed it: then another
   * person must approve them.
   */
  async take(manager: EntityManager, { personId, companyId, credits }: MovedCredits): Promise<boolean> {
    const taken = await manager.query<unknown[]>(takeSql, [personId, companyId, Math.abs(credits), maxCreditsAlone]);
    return taken.length > 0;
  }

  /** Returns whether `take` would allow this now. */
  async covers({ personId, companyId, credits }: MovedCredits): Promise<boolean> {
    const taken = await this.pool.row<{ credits: number }>('credits_taken', takenSql, [personId, companyId]);
    return (taken?.credits ?? 0) + Math.abs(credits) <= maxCreditsAlone;
  }
}
