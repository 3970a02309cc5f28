import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Length, Min } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { companyFilters, companySearchLength, maxFoundCompanies, type CompanyFilter } from './company-values.ts';

/** A company in a list of support. */
export class SupportCompanySummary {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsOptional() @IsString() city?: string;
  @IsCount() users!: number;
  /** Active listings; absent while catalog does not respond. */
  @IsOptional() @IsCount() live?: number;
  /** Last business day of the membership, YYYY-MM-DD, also of one that has ended; absent without one. */
  @IsOptional() @IsISO8601({ strict: true }) memberUntil?: string;
}
export class SupportCompaniesQuery {
  @IsOptional() @IsIn(companyFilters) filter?: CompanyFilter;
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class SupportCompaniesPage {
  @ListOf(() => SupportCompanySummary) companies!: SupportCompanySummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class CompanySearchQuery {
  /**
   * Id; phone number or whole email address, also of a user; beginnings of words of name, city, site or licence; number of
   * an order, a receipt or a credit note.
   */
  @IsString() @Length(companySearchLength.min, companySearchLength.max) search!: string;
}
export class FoundCompanies {
  @ListOf(() => SupportCompanySummary, maxFoundCompanies) companies!: SupportCompanySummary[];
  /** False when orders and receipts were not searched because commerce did not respond. */
  @IsBoolean() hasPayments!: boolean;
}

const reads = { service: 'accounts', method: 'GET', access: access.permission('showCompanies') } as const;

/** `members` and `expiring` come from commerce: 503 while it does not respond. */
export const listSupportCompanies = route({
  ...reads,
  path: '/support/companies',
  query: SupportCompaniesQuery,
  response: SupportCompaniesPage,
  summary: 'List companies, those with a restricted landlord, or members by the end of their membership, 25 a page',
});
export const findSupportCompanies = route({
  ...reads,
  path: '/support/company-search',
  query: CompanySearchQuery,
  response: FoundCompanies,
  summary: 'Find at most 10 companies by id, words, phone number, address of a user, or number of a receipt',
});
