import { IsUUID } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';

export class CompanyListingParams {
  @IsUUID() companyId!: string;
}
export class CompanyListingCounts {
  /** Listings of any state but deleted ones. */
  @IsCount() listings!: number;
  /** Listings that visitors see. */
  @IsCount() live!: number;
}
/** A company that catalog does not know has none. */
export const countCompanyListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/admin/company-listings/:companyId',
  access: access.permission('viewCompanies'),
  params: CompanyListingParams,
  response: CompanyListingCounts,
  summary: 'Count the listings of a company',
});
