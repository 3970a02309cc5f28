import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getCompaniesLiveListings,
  type CompaniesLiveListings,
  type CompanyLiveListings,
} from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

const countSql = `
  select company.public_id as "companyId", count(*)::int as live
  from company join listing on listing.company_id = company.id and listing.status = 'active'
  where company.public_id = any($1) group by company.public_id`;

/** Counts the active listings of the companies of a list, for accounts. */
@Controller()
export class CompaniesLiveListingsController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getCompaniesLiveListings)
  async count(@Input() { body }: InputOf<typeof getCompaniesLiveListings>): Promise<CompaniesLiveListings> {
    const companies = await this.pool.rows<CompanyLiveListings>('companies_live_listings', countSql, [body.companyIds]);
    return { companies };
  }
}
