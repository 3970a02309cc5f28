import { IsBoolean } from 'class-validator';
import { Nested, ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { CompanyListingCounts, CompanyListingParams } from '../listings/company-listings.ts';
import { FoundListing } from './staff-listings.ts';

/** A listing on the record of its company. */
export class SupportCompanyListing extends FoundListing {
  /** Whether visitors see it. */
  @IsBoolean() isLive!: boolean;
}
export class SupportCompanyListings {
  /** Live listings first, then the newest. */
  @ListOf(() => SupportCompanyListing) listings!: SupportCompanyListing[];
  /** Of all listings of the company. */
  @Nested(() => CompanyListingCounts) counts!: CompanyListingCounts;
}
/** A company that catalog does not know has none. */
export const listSupportCompanyListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/company-listings/:companyId',
  access: access.permission('showCompany'),
  params: CompanyListingParams,
  response: SupportCompanyListings,
  summary: 'List the first 10 listings of a company and count all, for support',
});
