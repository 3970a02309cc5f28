import type { DisputeState } from '@porchlight/contracts/commerce';
import { changedRow } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** States that may follow each state of a dispute; a database trigger refuses all others. */
export const disputeTransitions: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  open: ['won', 'lost'],
  won: [],
  lost: [],
};

/** A dispute that was closed just now. */
export interface ClosedDispute {
  readonly id: string;
  readonly companyId: string;
  readonly credits: number;
  readonly creditsHeld: number;
}

const closeSql = `
  update dispute set state = $2, changed_at = now() where provider_id = $1 and state = 'open'
  returning id, company_id as "companyId", credits, credits_held as "creditsHeld"`;

/** Closes a dispute. Returns undefined for one that was closed before. */
export function closeDispute(
  manager: EntityManager,
  providerId: string,
  to: 'won' | 'lost',
): Promise<ClosedDispute | undefined> {
  return changedRow<ClosedDispute>(manager, closeSql, [providerId, to]);
}
