import { Injectable } from '@nestjs/common';
import type { RemainingCredits as Credits } from '@porchlight/contracts/internal';
import { SqlPool } from '@porchlight/service-kit';

const creditsSql = `
  select balance::int as credits from landlord join ledger_account on owner_id = company_id
  where person_id = $1 and is_verified and kind = 'wallet' and unit = 'credit' and not exists (
    select from landlord other
    where other.company_id = landlord.company_id and other.person_id <> landlord.person_id and other.is_verified)`;

/** Reads the credits of a company whose only landlord is a user. */
@Injectable()
export class RemainingCredits {
  constructor(private readonly pool: SqlPool) {}

  async of(personId: string): Promise<Credits> {
    return (await this.pool.row<Credits>('remaining_credits', creditsSql, [personId])) ?? { credits: 0 };
  }
}
