import type { ApprovalState } from '@porchlight/contracts/commerce';
import { changedRow } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { ApprovalRequest } from './approval-request.entity.ts';

/** States that may follow each state of a request; a database trigger refuses all others. */
const approvalTransitions: Readonly<Record<ApprovalState, readonly ApprovalState[]>> = {
  waiting: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};
const statesBefore = (to: ApprovalState): ApprovalState[] =>
  (Object.keys(approvalTransitions) as ApprovalState[]).filter((from) => approvalTransitions[from].includes(to));

/** A request that was just decided. */
export type DecidedRequest = Pick<
  ApprovalRequest,
  'id' | 'kind' | 'companyId' | 'credits' | 'reason' | 'requestedBy'
> & { readonly decidedBy: string; readonly payload: unknown };

/** Decision about a request, by a person who did not make it. */
export interface Decision {
  readonly state: Exclude<ApprovalState, 'waiting'>;
  readonly note?: string | undefined;
}

// @mutation approval-decision
const decideSql = `
  update approval_request set state = $2, decided_by = $3, decided_at = now(), note = $4
  where id = $1 and requested_by <> $3 and state = any($5)
  returning id, kind, company_id as "companyId", credits, reason, payload, requested_by as "requestedBy",
    decided_by as "decidedBy"`;

/** Decides a request that waits. Returns undefined for any other, and for a request of the same person. */
export const decideRequest = (
  manager: EntityManager,
  id: string,
  { state, note, personId }: Decision & { readonly personId: string },
): Promise<DecidedRequest | undefined> =>
  changedRow<DecidedRequest>(manager, decideSql, [id, state, personId, note ?? null, statesBefore(state)]);
