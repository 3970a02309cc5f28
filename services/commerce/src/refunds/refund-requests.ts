import { Injectable } from '@nestjs/common';
import type { RefundPreview, RefundRequest, StaffRefund } from '@porchlight/contracts/commerce';
import { Outbox, reportChange, requireUser, SqlPool, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Approvals } from '../approvals/approvals.ts';
import { CreditAllowances } from '../approvals/credit-allowances.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { countedCredits, leftToRefund, reversalOf } from './refund-amounts.ts';
import type { RefundReference } from './refund-approvals.ts';
import { requireAmount, requireRefundable } from './refund-rules.ts';
import { RefundSettlement } from './refund-settlement.ts';
import { RefundStart } from './refund-start.ts';
import { Refunds, toStaffRefund, type RefundableOrder } from './refunds.ts';

const balanceSql = `
  select balance::int as balance from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit'`;

/** A request of a staff member. */
interface RequestedRefund {
  readonly orderId: string;
  readonly body: RefundRequest;
}

/** Refunds that staff request. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly pool: SqlPool,
    private readonly idempotency: Idempotency,
    private readonly refunds: Refunds,
    private readonly allowances: CreditAllowances,
    private readonly approvals: Approvals,
    private readonly start: RefundStart,
    private readonly settlement: RefundSettlement,
    private readonly outbox: Outbox,
  ) {}

  /** Throws 404 for an unknown order, 409 `not-refundable`, 422 `refund-amount`. */
  async preview(personId: string, orderId: string, amountCents: number): Promise<RefundPreview> {
    const order = requireRefundable(await this.refunds.findOrder(orderId));
    requireAmount(order, amountCents);
    const { companyId } = order;
    const wallet = await this.pool.row<{ balance: number }>('refund_wallet', balanceSql, [companyId]);
    const reversal = reversalOf({ ...order, balance: wallet?.balance ?? 0 }, amountCents);
    const credits = countedCredits(order, amountCents);
    const isAllowed = await this.allowances.covers({ personId, companyId, credits });
    return { leftCents: leftToRefund(order), ...reversal, needsApproval: !isAllowed };
  }

  /**
   * Refunds an amount of an order, or returns the refund of the same key. The provider is called outside of any
   * transaction; while its answer is unknown the refund stays `pending`. Throws as `preview`.
   */
  async refund({ orderId, body }: RequestedRefund, author: Author): Promise<StaffRefund> {
    const route = `POST /admin/ecommerce/orders/${orderId}/refund`;
    const personId = requireUser(author.caller);
    const { id } = await this.idempotency.once({ personId, route, body }, async (manager) => {
      const order = requireRefundable(await this.refunds.lockOrder(manager, orderId));
      requireAmount(order, body.amountCents);
      return this.#insert(manager, { order, body }, author);
    });
    await this.settlement.tryToResolve(id);
    const refund = await this.refunds.find(id);
    if (!refund) throw new Error(`no refund ${id}`);
    return toStaffRefund(refund);
  }

  /** Inserts a refund, which starts now or waits for another person. */
  async #insert(
    manager: EntityManager,
    { order, body }: { readonly order: RefundableOrder; readonly body: RefundRequest },
    author: Author,
  ): Promise<{ id: string }> {
    const { id: orderId, companyId } = order;
    const { amountCents, reason } = body;
    const actorId = requireUser(author.caller);
    const id = await this.refunds.insert(manager, { orderId, companyId, actorId, amountCents, reason });
    const change = { resource: 'refunds', recordId: id, action: 'created', after: { orderId, ...body } } as const;
    await reportChange({ manager, outbox: this.outbox }, change, author);
    const credits = countedCredits(order, amountCents);
    if (await this.allowances.take(manager, { personId: actorId, companyId, credits })) {
      await this.start.start(manager, { id, actorId, amountCents, order });
      return { id };
    }
    const payload: RefundReference = { refundId: id };
    await this.approvals.request(manager, { kind: 'refund', companyId, credits: -credits, reason, payload }, author);
    return { id };
  }
}
