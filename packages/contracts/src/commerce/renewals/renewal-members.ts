import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { IsCount, IsDay, IsText } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, languages, type Currency, type Language } from '../../kernel/vocabularies.ts';
import { renewalReasons, type RenewalReason } from './renewal-reasons.ts';
import { maxRenewalMonths, maxRenewalRows, renewalBases, type RenewalBasis } from './renewal-values.ts';

/** A company whose membership ends soon, or ended not long ago. */
export class RenewalMember {
  @IsUUID() companyId!: string;
  /** Absent while accounts has not reported the company. */
  @IsOptional() @IsString() companyName?: string;
  @IsUUID() planId!: string;
  @IsString() planName!: string;
  /** Last business day of the membership. */
  @IsDay() endsOn!: string;
  /** Days to the last day; negative after it. */
  @IsInt() daysLeft!: number;
  /** Province or state of the billing address; absent without one. */
  @IsOptional() @IsString() province?: string;
  @IsBoolean() hasCard!: boolean;
  @IsBoolean() autoRenews!: boolean;
  /** Another renewal of this membership is in progress or must be approved. */
  @IsBoolean() isInProgress!: boolean;
}
export class RenewalMembersQuery {
  /** Words of the company's name. */
  @IsOptional() @IsText(100) search?: string;
  @IsOptional() @IsText(2) province?: string;
  @IsOptional() @IsUUID() planId?: string;
  @IsOptional() @IsInt() @Min(1) page?: number;
  @IsOptional() @IsIn(languages) lang?: Language;
}
/** A plan that one of the members has. */
export class RenewalPlan {
  @IsUUID() id!: string;
  @IsString() name!: string;
}
export class RenewalMembersPage {
  @ListOf(() => RenewalMember) members!: RenewalMember[];
  /** Provinces and plans of all members in these days, for the filters. */
  @IsString({ each: true }) provinces!: string[];
  @ListOf(() => RenewalPlan) plans!: RenewalPlan[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** A membership by its last day: a company that was renewed since has another one. */
export class RenewalChoice {
  @IsUUID() companyId!: string;
  @IsDay() oldExpiry!: string;
}
export class RenewalTerms {
  @IsInt() @Min(1) @Max(maxRenewalMonths) months!: number;
  @IsIn(renewalBases) basis!: RenewalBasis;
}
export const isOneRowPerCompany = ArrayUnique(({ companyId }: RenewalChoice) => companyId);
export class RenewalPreviewRequest extends RenewalTerms {
  @ListOf(() => RenewalChoice, maxRenewalRows) @ArrayMinSize(1) @isOneRowPerCompany rows!: RenewalChoice[];
}
/** What a renewal would change. */
export class RenewalPreviewRow extends RenewalChoice {
  @IsOptional() @IsString() companyName?: string;
  @IsDay() newExpiry!: string;
  /** Price before tax, in cents of `currency`; absent for what charges nothing, and for a plan that is not on sale. */
  @IsOptional() @IsCount() priceCents?: number;
  @IsOptional() @IsIn(currencies) currency?: Currency;
  /** Why this company would be skipped or fail. */
  @IsOptional() @IsIn(renewalReasons) problem?: RenewalReason;
}
export class RenewalTotal {
  @IsIn(currencies) currency!: Currency;
  @IsCount() priceCents!: number;
}
export class RenewalPreview {
  @ListOf(() => RenewalPreviewRow, maxRenewalRows) @ArrayMaxSize(maxRenewalRows) rows!: RenewalPreviewRow[];
  /** Rows without a problem. */
  @IsCount() renewable!: number;
  /** Sums of their prices before tax, by currency. */
  @ListOf(() => RenewalTotal) totals!: RenewalTotal[];
}

export const listRenewalMembers = route({
  service: 'commerce',
  method: 'GET',
  path: '/support/membership-renewals/members',
  access: access.permission('showMembershipRenewals'),
  query: RenewalMembersQuery,
  response: RenewalMembersPage,
  summary: 'List companies whose membership ends in the next 60 days or ended in the last 90, 50 a page',
});
/** It changes nothing. */
export const previewRenewals = route({
  service: 'commerce',
  method: 'POST',
  path: '/support/membership-renewals/preview',
  access: access.permission('createMembershipRenewals'),
  body: RenewalPreviewRequest,
  response: RenewalPreview,
  summary: 'Preview renewals of memberships: old and new last days, prices, and what would fail',
});
