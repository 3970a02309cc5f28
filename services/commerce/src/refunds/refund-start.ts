import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockWallet } from '../ledger/lock-wallet.ts';
import { postCredits } from '../ledger/post-credits.ts';
import { reversalOf } from './refund-amounts.ts';
import { moveRefund } from './refund-lifecycle.ts';
import type { RefundableOrder } from './refunds.ts';

const reversedSql = 'update refund set credits_reversed = $2, credits_spent = $3 where id = $1';

/** A refund that waits, with its order under its lock. */
export interface WaitingRefund {
  readonly id: string;
  readonly actorId: string;
  readonly amountCents: number;
  readonly order: RefundableOrder;
}

/** Takes the credits of refunds back. */
@Injectable()
export class RefundStart {
  /** Reverses the credits and makes the refund `pending`. The provider is called after the commit. */
  async start(manager: EntityManager, { id, actorId, amountCents, order }: WaitingRefund): Promise<void> {
    if (!(await moveRefund(manager, { id, to: 'pending' }))) return;
    const { companyId } = order;
    const balance = await lockWallet(manager, companyId);
    const { creditsReversed, creditsSpent } = reversalOf({ ...order, balance }, amountCents);
    await manager.query(reversedSql, [id, creditsReversed, creditsSpent]);
    if (creditsReversed === 0) return;
    await postCredits(manager, {
      companyId,
      counter: 'sales',
      postings: [{ kind: 'refund', credits: -creditsReversed, key: `refund:${id}`, actorId }],
    });
  }
}
