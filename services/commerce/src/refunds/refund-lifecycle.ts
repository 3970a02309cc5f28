import type { RefundState } from '@porchlight/contracts/commerce';
import { changedCount } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * States that may follow each state of a refund; a database trigger refuses all others. A bank can return a refund that
 * succeeded.
 */
export const refundTransitions: Readonly<Record<RefundState, readonly RefundState[]>> = {
  waiting: ['pending', 'declined'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
  declined: [],
};

const statesBefore = (to: RefundState): RefundState[] =>
  (Object.keys(refundTransitions) as RefundState[]).filter((from) => refundTransitions[from].includes(to));

const moveSql = `
  update refund set state = $2, changed_at = now(),
    started_at = case when $2 = 'pending' then now() else started_at end
  where id = $1 and state = any($3)`;

/** Moves a refund to a state. Returns false if its state does not allow that. */
export async function moveRefund(
  manager: EntityManager,
  { id, to }: { readonly id: string; readonly to: RefundState },
): Promise<boolean> {
  return (await changedCount(manager, moveSql, [id, to, statesBefore(to)])) === 1;
}
