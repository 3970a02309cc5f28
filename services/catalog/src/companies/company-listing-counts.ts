import { Injectable } from '@nestjs/common';
import type { CompanyListingCounts as Counts } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';

const countSql = `
  select count(*)::int as listings, (count(*) filter (where listing.status = 'active'))::int as live
  from listing join company on company.id = listing.company_id
  where company.public_id = $1 and listing.status <> 'deleted'`;

/** Counts the listings of companies. */
@Injectable()
export class CompanyListingCounts {
  constructor(private readonly pool: SqlPool) {}

  /** Returns zeros for an unknown company. */
  async of(companyId: string): Promise<Counts> {
    const found = await this.pool.row<Counts>('company_listing_count', countSql, [companyId]);
    return found ?? { listings: 0, live: 0 };
  }
}
