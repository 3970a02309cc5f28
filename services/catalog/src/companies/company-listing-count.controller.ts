import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { countCompanyListings, type CompanyListingCounts } from '@porchlight/contracts/catalog';
import { getCompanyListingCount, type CompanyListingCount } from '@porchlight/contracts/internal';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

const countSql = `
  select count(*)::int as listings, (count(*) filter (where listing.status = 'active'))::int as live
  from listing join company on company.id = listing.company_id
  where company.public_id = $1 and listing.status <> 'deleted'`;

/** Counts the listings of a company, for staff and for accounts. */
@Controller()
export class CompanyListingCountController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(countCompanyListings)
  count(@Input() { params }: InputOf<typeof countCompanyListings>): Promise<CompanyListingCounts> {
    return this.#countsOf(params.companyId);
  }

  @Handle(getCompanyListingCount)
  async countAll(@Input() { params }: InputOf<typeof getCompanyListingCount>): Promise<CompanyListingCount> {
    const { listings } = await this.#countsOf(params.companyId);
    return { listings };
  }

  async #countsOf(companyId: string): Promise<CompanyListingCounts> {
    const found = await this.pool.row<CompanyListingCounts>('company_listing_count', countSql, [companyId]);
    return found ?? { listings: 0, live: 0 };
  }
}
