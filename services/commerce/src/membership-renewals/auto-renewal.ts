import { Injectable } from '@nestjs/common';
import { Problem, SqlPool } from '@porchlight/service-kit';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { messages } from './messages.ts';

const startSql = `
  insert into membership_auto_renewal (company_id, person_id)
  select company_id, person_id from landlord join payment_method using (company_id) where person_id = $1 and is_verified
  on conflict (company_id) do update set person_id = excluded.person_id, chosen_at = now() returning company_id`;
const endSql = `
  delete from membership_auto_renewal using landlord
  where landlord.company_id = membership_auto_renewal.company_id and landlord.person_id = $1 and is_verified`;

/** Stores whether the membership of a company is renewed with its saved card. */
@Injectable()
export class AutoRenewal {
  constructor(
    private readonly pool: SqlPool,
    private readonly companies: LandlordCompanies,
  ) {}

  /** Throws 409 `card-needed` for a company without a saved card. */
  async start(personId: string): Promise<void> {
    await this.companies.require(personId);
    if (await this.pool.row('start_auto_renewal', startSql, [personId])) return;
    throw new Problem(409, 'card-needed', messages.cardNeeded);
  }

  /** Ends it for the next period; the present one stays. */
  async end(personId: string): Promise<void> {
    await this.companies.require(personId);
    await this.pool.execute('end_auto_renewal', endSql, [personId]);
  }
}
