import { IsBoolean, IsIn, IsInt, IsISO8601, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { IsCount, IsIdempotencyKey } from '../kernel/input/fields.ts';
import { applyAll } from '../kernel/input/compose.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/**
 * States of a refund. `waiting`: for the approval of a second person. `pending`: the provider has not confirmed it yet.
 * `declined`: not approved.
 */
export const refundStates = ['waiting', 'pending', 'succeeded', 'failed', 'declined'] as const;
export type RefundState = (typeof refundStates)[number];

/** A refund as staff see it. Amounts are integer cents of the order's currency. */
export class StaffRefund {
  @IsUUID() id!: string;
  @IsIn(refundStates) state!: RefundState;
  @IsCount() amountCents!: number;
  /** Credits that were taken out of the wallet. */
  @IsCount() creditsReversed!: number;
  /** Credits of the refunded amount that the wallet no longer held. */
  @IsCount() creditsSpent!: number;
  @IsString() reason!: string;
  @IsISO8601() createdAt!: string;
}
const maxCents = 100_000_000;
const IsRefundAmount = () => applyAll(IsInt(), Min(1), Max(maxCents));

export class RefundParams {
  /** Id of the order. */
  @IsUUID() id!: string;
}
export class RefundPreviewQuery {
  @IsRefundAmount() amountCents!: number;
}
/** What the refund of an amount would do now. */
export class RefundPreview {
  /** Cents that can still be refunded. */
  @IsCount() leftCents!: number;
  /** Credits that would be taken out of the wallet. */
  @IsCount() creditsReversed!: number;
  /** Credits of the amount that the wallet no longer holds. */
  @IsCount() creditsSpent!: number;
  /** Whether another staff member must approve the refund. */
  @IsBoolean() needsApproval!: boolean;
}
export class RefundRequest {
  @IsIdempotencyKey() key!: string;
  /** At least one dollar, unless it is all that is left. */
  @IsRefundAmount() amountCents!: number;
  /** One line, printed on the credit note. */
  @IsString() @Length(3, 200) @Matches(/^\S.*\S$/) reason!: string;
}

const refunding = access.permission('modifyWallets');

export const previewRefund = route({
  service: 'commerce',
  method: 'GET',
  path: '/admin/ecommerce/orders/:id/refund',
  access: refunding,
  params: RefundParams,
  query: RefundPreviewQuery,
  response: RefundPreview,
  errors: ['not-refundable'],
  summary: 'Get which credits the refund of an amount would take back',
});
export const refundOrder = route({
  service: 'commerce',
  method: 'POST',
  path: '/admin/ecommerce/orders/:id/refund',
  access: refunding,
  lane: 'checkout',
  params: RefundParams,
  body: RefundRequest,
  response: StaffRefund,
  errors: ['not-refundable', 'refund-amount', 'key-taken'],
  summary: 'Refund an order or a part of it to the card that paid',
});
