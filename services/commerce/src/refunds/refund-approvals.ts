import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DecidedRequest } from '../approvals/approval-lifecycle.ts';
import { Approvals, type ApprovalHandler } from '../approvals/approvals.ts';
import { moveRefund } from './refund-lifecycle.ts';
import { requireRefundable } from './refund-rules.ts';
import { RefundSettlement } from './refund-settlement.ts';
import { RefundStart } from './refund-start.ts';
import { Refunds } from './refunds.ts';

/** What a request for approval stores of a refund. */
export interface RefundReference {
  readonly refundId: string;
}

/** Refunds that a second person decides. */
@Injectable()
export class RefundApprovals implements OnModuleInit, ApprovalHandler {
  constructor(
    private readonly approvals: Approvals,
    private readonly refunds: Refunds,
    private readonly start: RefundStart,
    private readonly settlement: RefundSettlement,
  ) {}

  onModuleInit(): void {
    this.approvals.register('refund', this);
  }

  /** Throws 409 `not-refundable` while the order is disputed. */
  async approve(manager: EntityManager, { payload, requestedBy: actorId }: DecidedRequest): Promise<void> {
    const { refundId: id } = payload as RefundReference;
    const refund = await this.refunds.reload(manager, id);
    if (!refund) throw new Error(`no refund ${id}`);
    const order = await this.refunds.lockOrder(manager, refund.orderId);
    await this.start.start(manager, {
      id,
      actorId,
      amountCents: refund.amountCents,
      order: requireRefundable(order),
    });
  }

  /** Sends the refund to the provider; the sweep repeats what fails. */
  afterApproval({ payload }: DecidedRequest): Promise<void> {
    return this.settlement.tryToResolve((payload as RefundReference).refundId);
  }

  async reject(manager: EntityManager, { payload }: DecidedRequest): Promise<void> {
    await moveRefund(manager, { id: (payload as RefundReference).refundId, to: 'declined' });
  }
}
