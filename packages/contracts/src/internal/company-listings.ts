import { IsUUID } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

export class CompanyParams {
  @IsUUID() companyId!: string;
}
export class CompanyListingCount {
  /** Listings of any state but deleted ones. */
  @IsCount() listings!: number;
}
/** Called by accounts before staff remove a company. */
export const getCompanyListingCount = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/companies/:companyId/listing-count',
  access: access.service('accounts'),
  params: CompanyParams,
  response: CompanyListingCount,
  summary: 'Count the listings of a company',
});
