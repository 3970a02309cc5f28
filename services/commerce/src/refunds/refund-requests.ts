import { Injectable } from '@nestjs/common';
import type { RefundPreview, RefundRequest, StaffRefund } from '@porchlight/contracts/commerce';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../idempotency/idempotency.ts';
import { messages } from './messages.ts';
import { leftToRefund, reversalOf, type CreditReversal } from './refund-amounts.ts';
import { RefundSettlement } from './refund-settlement.ts';
import { RefundStart } from './refund-start.ts';
import { Refunds, toStaffRefund, type RefundableOrder } from './refunds.ts';

/** Credits of an order that staff may take back without the approval of a second person. */
const creditsWithoutApproval = 100;
/** Smaller refunds would leave nothing but tax on their credit note. */
const leastCents = 100;

const balanceSql = `
  select balance::int as balance from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit'`;

/** A request of the staff. */
interface RequestedRefund {
  readonly actorId: string;
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
    private readonly start: RefundStart,
    private readonly settlement: RefundSettlement,
  ) {}

  /** Throws 404 for an unknown order, 409 `not-refundable`, 422 `refund-amount`. */
  async preview(orderId: string, amountCents: number): Promise<RefundPreview> {
    const order = requireRefundable(await this.refunds.findOrder(orderId));
    requireAmount(order, amountCents);
    const wallet = await this.pool.row<{ balance: number }>('refund_wallet', balanceSql, [order.companyId]);
    const reversal = reversalOf({ ...order, balance: wallet?.balance ?? 0 }, amountCents);
    return { leftCents: leftToRefund(order), ...reversal, needsApproval: needsApproval(order, reversal) };
  }

  /**
   * Refunds an amount of an order, or returns the refund of the same key. The provider is called outside of any
   * transaction; while its answer is unknown the refund stays `pending`. Throws as `preview`.
   */
  async refund({ actorId, orderId, body }: RequestedRefund): Promise<StaffRefund> {
    const route = `POST /admin/ecommerce/orders/${orderId}/refund`;
    const { id } = await this.idempotency.once({ personId: actorId, route, body }, (manager) =>
      this.#insert(manager, { actorId, orderId, body }),
    );
    await this.settlement.tryToResolve(id);
    const refund = await this.refunds.find(id);
    if (!refund) throw new Error(`no refund ${id}`);
    return toStaffRefund(refund);
  }

  async #insert(manager: EntityManager, { actorId, orderId, body }: RequestedRefund): Promise<{ id: string }> {
    const order = requireRefundable(await this.refunds.lockOrder(manager, orderId));
    const { amountCents, reason } = body;
    requireAmount(order, amountCents);
    const { companyId } = order;
    const id = await this.refunds.insert(manager, { orderId, companyId, actorId, amountCents, reason: reason.trim() });
    if (!needsApproval(order, reversalOf({ ...order, balance: 0 }, amountCents)))
      await this.start.start(manager, { id, actorId, amountCents, order });
    return { id };
  }
}

function requireRefundable(order: RefundableOrder | undefined): RefundableOrder {
  if (!order) throw notFound(messages.orderNotFound);
  const isRefundable = order.state === 'fulfilled' || order.state === 'part_refunded';
  if (!isRefundable || leftToRefund(order) === 0) throw new Problem(409, 'not-refundable', messages.notRefundable);
  return order;
}

function requireAmount(order: RefundableOrder, amountCents: number): void {
  const left = leftToRefund(order);
  const refused =
    amountCents > left ? 'amountTooLarge' : amountCents < Math.min(leastCents, left) ? 'amountTooSmall' : undefined;
  if (refused)
    throw new Problem(422, 'refund-amount', messages[refused], { errors: { amountCents: [messages[refused]] } });
}

/** Earlier refunds of the order count too, so that a large one cannot be split. */
const needsApproval = (
  { returnedCredits }: RefundableOrder,
  { creditsReversed, creditsSpent }: CreditReversal,
): boolean => returnedCredits + creditsReversed + creditsSpent > creditsWithoutApproval;
