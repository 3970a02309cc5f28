import { IsIn, IsInt, IsISO8601, IsOptional } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';

/** Lengths of the overview in days, the last one today. */
export const overviewRanges = [30, 90] as const;
export type OverviewRange = (typeof overviewRanges)[number];
export class OverviewQuery {
  /** Absent: 30. */
  @IsOptional() @IsIn(overviewRanges) days?: OverviewRange;
  /** Absent: CAD. */
  @IsOptional() @IsIn(currencies) currency?: Currency;
}
/** What was sold and used (docs/rules/commerce-admin.md); cents of one currency, credits of all. */
export class OverviewFigures {
  /** Receipts after discounts, before tax. */
  @IsInt() salesCents!: number;
  /** Credit notes before tax; negative if the bank returned more refunds than were made. */
  @IsInt() refundsCents!: number;
  /** Taxes of receipts, less those of credit notes. */
  @IsInt() taxesCents!: number;
  /** Disputed payments with tax, less those that were won. */
  @IsInt() disputesCents!: number;
  /** Bought credits, less those that refunds and lost disputes took back. */
  @IsInt() creditsSold!: number;
  @IsInt() creditsUsed!: number;
}
/** Figures of one business day. */
export class OverviewDay extends OverviewFigures {
  @IsISO8601({ strict: true }) date!: string;
  /** Value before tax of the bought credits that are unused at the end of the day; absent if it was not recorded. */
  @IsOptional() @IsCount() deferredCreditsCents?: number;
  /** Share of the prices of memberships for the days after this one; absent if it was not recorded. */
  @IsOptional() @IsCount() deferredMembershipsCents?: number;
}
export class OverviewResponse {
  /** All days of the range in their order. */
  @ListOf(() => OverviewDay) days!: OverviewDay[];
  @Nested(() => OverviewFigures) total!: OverviewFigures;
  /** Total of as many days before the range. */
  @Nested(() => OverviewFigures) previous!: OverviewFigures;
  /** When the figures of today were recorded; absent until the first time. */
  @IsOptional() @IsISO8601() updatedAt?: string;
}
export const getEcommerceOverview = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/overview',
  access: access.permission('viewEcommerce'),
  query: OverviewQuery,
  response: OverviewResponse,
  summary: 'Get sales, sold and used credits, and deferred revenue by day, for staff',
});
