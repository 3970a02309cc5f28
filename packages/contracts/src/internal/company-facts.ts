import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Min,
} from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { companiesPerPage, paymentNumberPattern } from './internal-limits.ts';

/** Companies of one page of a list. */
export class ListedCompanies {
  @IsArray() @ArrayMaxSize(companiesPerPage) @IsUUID(undefined, { each: true }) companyIds!: string[];
}
export class CompanyLiveListings {
  @IsUUID() companyId!: string;
  @IsCount() live!: number;
}
export class CompaniesLiveListings {
  /** Companies without one are omitted. */
  @ListOf(() => CompanyLiveListings) companies!: CompanyLiveListings[];
}
export class CompanyMembership {
  @IsUUID() companyId!: string;
  /** Last business day of the last period. */
  @IsISO8601({ strict: true }) memberUntil!: string;
}
export class CompanyMemberships {
  @ListOf(() => CompanyMembership) memberships!: CompanyMembership[];
}
export class MembersQuery {
  @IsIn(['members', 'expiring']) filter!: 'members' | 'expiring';
  @IsInt() @Min(1) page!: number;
}
export class MembersPage extends CompanyMemberships {
  @IsCount() total!: number;
}
export class PaymentNumberQuery {
  @IsString() @Matches(paymentNumberPattern) number!: string;
}
export class CompanyOfPayment {
  /** Absent for an unknown number. */
  @IsOptional() @IsUUID() companyId?: string;
}

const called = { access: access.service('accounts') } as const;

/** Called by accounts for the lists of support. */
export const getCompaniesLiveListings = route({
  ...called,
  service: 'catalog',
  method: 'POST',
  path: '/internal/companies/live-listings',
  body: ListedCompanies,
  response: CompaniesLiveListings,
  summary: 'Count the active listings of companies',
});
/** Called by accounts for the lists of support. */
export const getCompanyMemberships = route({
  ...called,
  service: 'commerce',
  method: 'POST',
  path: '/internal/companies/memberships',
  body: ListedCompanies,
  response: CompanyMemberships,
  summary: 'Get the ends of the memberships of companies',
});
/** Called by accounts for the lists of support. */
export const listMembers = route({
  ...called,
  service: 'commerce',
  method: 'GET',
  path: '/internal/members',
  query: MembersQuery,
  response: MembersPage,
  summary: 'List companies with a membership by its end, a page at a time',
});
/** Called by accounts for the search of support. */
export const findCompanyOfPayment = route({
  ...called,
  service: 'commerce',
  method: 'GET',
  path: '/internal/company-of-payment',
  query: PaymentNumberQuery,
  response: CompanyOfPayment,
  summary: 'Find the company of an order, a receipt or a credit note by its number',
});

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
