import {
  ArrayMinSize,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Min,
  ValidateIf,
} from 'class-validator';
import { Done, IsCount, IsDay, IsFilledText, IsIdempotencyKey } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, languages, type Currency, type Language } from '../../kernel/vocabularies.ts';
import { reasonLength } from '../approvals.ts';
import { isOneRowPerCompany, RenewalChoice, RenewalTerms } from './renewal-members.ts';
import { renewalReasons, type RenewalReason } from './renewal-reasons.ts';
import {
  maxInvoiceNumberLength,
  maxRenewalRows,
  renewalRowStates,
  renewalRunStates,
  type RenewalRowState,
  type RenewalRunState,
} from './renewal-values.ts';

/** A membership to renew, with the price that the member of staff saw: no other one is charged. */
export class RenewalOrder extends RenewalChoice {
  /** Before tax, in cents of `currency`. */
  @IsOptional() @IsCount() priceCents?: number;
  @IsOptional() @IsIn(currencies) currency?: Currency;
}
export class StartRenewalRun extends RenewalTerms {
  @IsIdempotencyKey() key!: string;
  @ListOf(() => RenewalOrder, maxRenewalRows) @ArrayMinSize(1) @isOneRowPerCompany rows!: RenewalOrder[];
  /** Number of the invoice that pays for the renewals; for the basis `invoice`. */
  @ValidateIf(({ basis }: StartRenewalRun) => basis === 'invoice')
  @IsFilledText(maxInvoiceNumberLength)
  invoiceNumber?: string;
  @IsString() @Length(reasonLength.min, reasonLength.max) note!: string;
}
/** A run of renewals, with the numbers of its companies by state. */
export class RenewalRun extends RenewalTerms {
  @IsUUID() id!: string;
  @IsIn(renewalRunStates) state!: RenewalRunState;
  @IsOptional() @IsString() invoiceNumber?: string;
  @IsString() note!: string;
  /** User id of the member of staff; `listStaffNames` has the name. */
  @IsUUID() startedBy!: string;
  @IsISO8601() startedAt!: string;
  @IsOptional() @IsISO8601() endedAt?: string;
  /** Run whose failed companies this one renews. */
  @IsOptional() @IsUUID() retryOf?: string;
  @IsCount() total!: number;
  @IsCount() renewed!: number;
  @IsCount() skipped!: number;
  @IsCount() failed!: number;
  /** Companies whose renewal another person must approve. */
  @IsCount() waiting!: number;
}
/** One company of a run. */
export class RenewalRunRow {
  @IsUUID() id!: string;
  @IsUUID() companyId!: string;
  @IsOptional() @IsString() companyName?: string;
  @IsDay() oldExpiry!: string;
  @IsOptional() @IsDay() newExpiry?: string;
  @IsIn(renewalRowStates) state!: RenewalRowState;
  @IsOptional() @IsIn(renewalReasons) reason?: RenewalReason;
  /** Charged, taxes included, in cents of `currency`. */
  @IsOptional() @IsCount() amountCents?: number;
  @IsOptional() @IsIn(currencies) currency?: Currency;
  /** `RC-2026-000123` */
  @IsOptional() @IsString() receiptNumber?: string;
}
export class RenewalRunResult extends RenewalRun {
  @ListOf(() => RenewalRunRow, maxRenewalRows) rows!: RenewalRunRow[];
}
export class RenewalRunsQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class RenewalRunsPage {
  @ListOf(() => RenewalRun) runs!: RenewalRun[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class RenewalRunParams {
  @IsUUID() id!: string;
}
export class RetryRenewalRun {
  @IsIdempotencyKey() key!: string;
}
export class RenewalRunStarted {
  @IsUUID() id!: string;
}
export class RenewalFileQuery {
  @IsOptional() @IsIn(languages) lang?: Language;
}
/** A file; it has no JSON. */
export class RenewalRunFile {}

const path = '/support/membership-renewals/runs';
const run = { service: 'commerce', params: RenewalRunParams } as const;
const show = access.permission('showMembershipRenewals');
const create = access.permission('createMembershipRenewals');

export const startRenewalRun = route({
  service: 'commerce',
  method: 'POST',
  path,
  access: create,
  body: StartRenewalRun,
  response: RenewalRunStarted,
  errors: ['key-taken', 'not-due'],
  summary: 'Start a run that renews memberships of companies one after the other',
});
export const listRenewalRuns = route({
  service: 'commerce',
  method: 'GET',
  path,
  access: show,
  query: RenewalRunsQuery,
  response: RenewalRunsPage,
  summary: 'List the runs of renewals, newest first, 20 a page',
});
export const getRenewalRun = route({
  ...run,
  method: 'GET',
  path: `${path}/:id`,
  access: show,
  response: RenewalRunResult,
  summary: 'Get a run of renewals with the result of each company',
});
export const getRenewalRunFile = route({
  ...run,
  method: 'GET',
  path: `${path}/:id/file`,
  access: show,
  lane: 'export',
  query: RenewalFileQuery,
  response: RenewalRunFile,
  summary: 'Download the results of a run of renewals as CSV',
});
/** What is renewed stays renewed. */
export const cancelRenewalRun = route({
  ...run,
  method: 'POST',
  path: `${path}/:id/cancel`,
  access: create,
  response: Done,
  summary: 'End a run of renewals before its next company',
});
export const retryRenewalRun = route({
  ...run,
  method: 'POST',
  path: `${path}/:id/retry`,
  access: create,
  body: RetryRenewalRun,
  response: RenewalRunStarted,
  errors: ['key-taken', 'nothing-failed'],
  summary: 'Start a run for the companies that failed in another one',
});
