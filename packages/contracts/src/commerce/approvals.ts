import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Length, Min } from 'class-validator';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';
import { Done, IsDay } from '../kernel/input/fields.ts';

/** What staff request of a second person. */
export const approvalKinds = ['adjustment', 'refund', 'merge', 'listing-refund', 'membership-renewal'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export const approvalStates = ['waiting', 'approved', 'rejected'] as const;
export type ApprovalState = (typeof approvalStates)[number];
/** Length of a reason or a note, in characters. */
export const reasonLength = { min: 3, max: 500 } as const;

/** Refund of a request for approval. */
export class RequestedRefund {
  @IsUUID() orderId!: string;
  @IsString() orderNumber!: string;
  /** Cents of `currency`, taxes included. */
  @IsInt() amountCents!: number;
  @IsIn(currencies) currency!: Currency;
}
/** Complimentary renewal of a request for approval. */
export class RequestedRenewal {
  @IsInt() months!: number;
  /** Last business day of the membership when it was requested. */
  @IsDay() oldExpiry!: string;
}
/** Request of a staff member that a second person decides. People are user ids; `listStaffNames` has their names. */
export class Approval {
  @IsUUID() id!: string;
  @IsIn(approvalKinds) kind!: ApprovalKind;
  @IsUUID() companyId!: string;
  /** Absent while accounts has not reported the company. */
  @IsOptional() @IsString() companyName?: string;
  /**
   * Whole credits that enter the wallet of the company; negative when they leave it. Of a refund without credits, each
   * started unit of the currency counts as one; of a membership, none.
   */
  @IsInt() credits!: number;
  /** The credits are promotional: they expire. */
  @IsBoolean() isPromotional!: boolean;
  /** Present for the kind `refund`. */
  @IsOptional() @Nested(() => RequestedRefund) refund?: RequestedRefund;
  /** Present for the kind `membership-renewal`. */
  @IsOptional() @Nested(() => RequestedRenewal) renewal?: RequestedRenewal;
  @IsString() reason!: string;
  @IsUUID() requestedBy!: string;
  @IsISO8601() requestedAt!: string;
  @IsIn(approvalStates) state!: ApprovalState;
  @IsOptional() @IsUUID() decidedBy?: string;
  @IsOptional() @IsISO8601() decidedAt?: string;
  @IsOptional() @IsString() note?: string;
}
export class ApprovalsQuery {
  @IsOptional() @IsInt() @Min(1) page?: number;
}
export class ApprovalsPage {
  @ListOf(() => Approval) approvals!: Approval[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class ApprovalParams {
  @IsUUID() id!: string;
}
export class ApproveRequest {
  @IsOptional() @IsString() @Length(reasonLength.min, reasonLength.max) note?: string;
}
export class RejectRequest {
  @IsString() @Length(reasonLength.min, reasonLength.max) note!: string;
}

const errors = ['own-request', 'already-decided', 'credits-short', 'not-refundable'];

export const listApprovals = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/approvals',
  access: access.permission('viewEcommerce'),
  query: ApprovalsQuery,
  response: ApprovalsPage,
  summary: 'List the requests that wait, oldest first, then those decided in the last 90 days, 10 a page',
});
export const approveRequest = route({
  service: 'commerce',
  method: 'POST',
  path: '/admin/ecommerce/approvals/:id/approve',
  access: access.permission('modifyWallets'),
  params: ApprovalParams,
  body: ApproveRequest,
  response: Done,
  errors,
  summary: 'Approve and perform what another staff member requested',
});
export const rejectRequest = route({
  service: 'commerce',
  method: 'POST',
  path: '/admin/ecommerce/approvals/:id/reject',
  access: access.permission('modifyWallets'),
  params: ApprovalParams,
  body: RejectRequest,
  response: Done,
  errors,
  summary: 'Reject what another staff member requested',
});
