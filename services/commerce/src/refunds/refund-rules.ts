import { notFound, Problem } from '@porchlight/service-kit';
import { messages } from './messages.ts';
import { leftToRefund } from './refund-amounts.ts';
import type { RefundableOrder } from './refunds.ts';

/** Smaller refunds would leave nothing but tax on their credit note. */
const leastCents = 100;

/** Returns an order that is paid and not disputed. Throws 404 for an unknown one, else 409 `not-refundable`. */
export function requireRefundable(order: RefundableOrder | undefined): RefundableOrder {
  if (!order) throw notFound(messages.orderNotFound);
  if (order.state !== 'fulfilled' && order.state !== 'part_refunded')
    throw new Problem(409, 'not-refundable', messages.notRefundable);
  return order;
}

/**
 * Throws 409 `not-refundable` when nothing is left of an order, 422 `refund-amount` for an amount that is out of range.
 */
export function requireAmount(order: RefundableOrder, amountCents: number): void {
  const left = leftToRefund(order);
  if (left === 0) throw new Problem(409, 'not-refundable', messages.notRefundable);
  if (amountCents > left) throw outOfRange('amountTooLarge');
  if (amountCents < Math.min(leastCents, left)) throw outOfRange('amountTooSmall');
}

const outOfRange = (rule: 'amountTooLarge' | 'amountTooSmall'): Problem =>
  new Problem(422, 'refund-amount', messages[rule], { errors: { amountCents: [messages[rule]] } });
