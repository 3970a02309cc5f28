import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { postPromotionalCredits } from '../credit-lots/post-promotional-credits.ts';
import { NotEnoughCredits, postCredits } from '../ledger/post-credits.ts';
import type { CreditGrant } from './credit-grant.entity.ts';
import { messages } from './messages.ts';

type NewGrant = Pick<CreditGrant, 'companyId' | 'credits' | 'reason' | 'isPromotional' | 'grantedBy'> & {
  /** Request that another person approved. */
  readonly approvalId?: string;
};

const insertSql = `
  insert into credit_grant (company_id, credits, is_promotional, reason, granted_by, approval_id)
  values ($1, $2, $3, $4, $5, $6) returning id`;

/**
 * Stores a grant and posts its credits. Returns its id and the new balance of the wallet. Throws 409 `credits-short`
 * when the wallet holds fewer than are taken out.
 */
export async function postGrant(
  manager: EntityManager,
  { companyId, credits, reason, isPromotional, grantedBy, approvalId }: NewGrant,
): Promise<{ readonly id: string; readonly balance: number }> {
  const [{ id }] = await manager.query<[{ id: string }]>(insertSql, [
    companyId,
    credits,
    isPromotional,
    reason,
    grantedBy,
    approvalId ?? null,
  ]);
  const posting = { kind: 'adjustment' as const, credits, key: `grant:${id}`, actorId: grantedBy };
  try {
    const balance = isPromotional
      ? await postPromotionalCredits(manager, { companyId, posting })
      : await postCredits(manager, { companyId, counter: 'adjustment', postings: [posting] });
    return { id, balance: balance ?? 0 };
  } catch (error) {
    if (error instanceof NotEnoughCredits) throw new Problem(409, 'credits-short', messages.creditsShort);
    throw error;
  }
}
