import type { EntityManager } from 'typeorm';
import { lockWallet } from '../ledger/lock-wallet.ts';
import { postTransfer } from '../ledger/post-transfer.ts';
import { reversalOf } from './refund-amounts.ts';
import type { RefundableOrder } from './refunds.ts';

interface OpenOrLost {
  readonly id: string;
  readonly state: 'open' | 'lost';
  readonly amountCents: number;
  readonly credits: number;
}

const disputeSql = `
  select id, state, amount_cents as "amountCents", credits from dispute
  where order_id = $1 and state in ('open', 'lost') order by created_at desc limit 1`;
const extendSql = `
  update dispute set credits = credits + $2, credits_held = credits_held + $3, changed_at = now() where id = $1`;

/**
 * Adds the credits of a refund that failed to the dispute of its order, if there is one: when the dispute was opened
 * they counted as refunded. The credits are in the wallet again, and the caller holds the lock of the order.
 * @param order as it is without the refund
 */
export async function takeDisputedShare(
  manager: EntityManager,
  order: RefundableOrder,
  refundId: string,
): Promise<void> {
  const [dispute] = await manager.query<OpenOrLost[]>(disputeSql, [order.id]);
  if (!dispute) return;
  const { companyId } = order;
  const balance = await lockWallet(manager, companyId);
  const before = {
    ...order,
    returnedCents: order.returnedCents - dispute.amountCents,
    returnedCredits: order.returnedCredits - dispute.credits,
    balance,
  };
  const { creditsReversed, creditsSpent } = reversalOf(before, dispute.amountCents);
  const added = Math.max(0, creditsReversed + creditsSpent - dispute.credits);
  const taken = Math.min(added, balance);
  await manager.query(extendSql, [dispute.id, added, taken]);
  await postTransfer(manager, {
    companyId,
    kind: 'dispute',
    key: `dispute-share:${refundId}`,
    credits:
      dispute.state === 'open'
        ? { wallet: -taken, hold: taken }
        : { wallet: -taken, receivable: taken - added, sales: added },
  });
}
