import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { countCompanyListings, type CompanyListingCounts as Counts } from '@porchlight/contracts/catalog';
import { getCompanyListingCount, type CompanyListingCount } from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { CompanyListingCounts } from './company-listing-counts.ts';

/** Counts the listings of a company, for staff and for accounts. */
@Controller()
export class CompanyListingCountController {
  constructor(private readonly counts: CompanyListingCounts) {}

  @Handle(countCompanyListings)
  count(@Input() { params }: InputOf<typeof countCompanyListings>): Promise<Counts> {
    return this.counts.of(params.companyId);
  }

  @Handle(getCompanyListingCount)
  async countAll(@Input() { params }: InputOf<typeof getCompanyListingCount>): Promise<CompanyListingCount> {
    const { listings } = await this.counts.of(params.companyId);
    return { listings };
  }
}
