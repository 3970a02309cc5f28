import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  listSupportCompanyListings,
  maxFoundListings,
  type SupportCompanyListing,
  type SupportCompanyListings,
} from '@porchlight/contracts/catalog';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';
import { listingTables } from '../listings/listing-record.ts';
import { CompanyListingCounts } from './company-listing-counts.ts';

const listedSql = `
  select l.public_id as id, ${listingNameSql} as title, l.lang, l.status, s.id is not null as "isLive",
    concat_ws(', ', l.street, l.unit_number) as address, c.name as city, p.code as province, co.name as company
  from ${listingTables} join company co on co.id = l.company_id left join listing_search s on s.id = l.id
  where co.public_id = $1 and l.status <> 'deleted'
  order by s.id is null, l.id desc limit ${maxFoundListings}`;

/** Listings on the record of a company, for support. */
@Controller()
export class SupportCompanyListingsController {
  constructor(
    private readonly pool: SqlPool,
    private readonly counts: CompanyListingCounts,
  ) {}

  @Handle(listSupportCompanyListings)
  async list(
    @Input() { params: { companyId } }: InputOf<typeof listSupportCompanyListings>,
  ): Promise<SupportCompanyListings> {
    const [listings, counts] = await Promise.all([
      this.pool.rows<SupportCompanyListing>('support_company_listings', listedSql, [companyId]),
      this.counts.of(companyId),
    ]);
    return { listings, counts };
  }
}
