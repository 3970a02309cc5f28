import { Injectable } from '@nestjs/common';
import type { CreditCompany } from '@porchlight/contracts/commerce';
import { SqlPool, wordQuery } from '@porchlight/service-kit';

/** Companies of one search. */
const maxCompanies = 20;

const searchSql = `
  select company.id, name, coalesce(balance, 0)::int as credits from company
  left join ledger_account on owner_id = company.id and kind = 'wallet' and unit = 'credit'
  where name_terms @@ to_tsquery('simple', folded($1)) and exists (select from landlord where company_id = company.id)
  order by name, company.id limit ${maxCompanies}`;

/** Finds companies of landlords by name. */
@Injectable()
export class Companies {
  constructor(private readonly pool: SqlPool) {}

  /**
   * Returns the first 20 companies whose names have a word that begins with each of the first five words of the text.
   */
  search(text: string): Promise<CreditCompany[]> {
    const query = wordQuery(text);
    return query === null ? Promise.resolve([]) : this.pool.rows<CreditCompany>('credit_companies', searchSql, [query]);
  }
}
