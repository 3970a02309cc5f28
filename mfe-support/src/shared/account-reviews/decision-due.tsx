import type { AccountReviewSummary } from '@porchlight/contracts/accounts';
import { DueTime } from '../reports/due-time.tsx';
import { useDocumentState } from './document-state.ts';

/** Until when support decides. While documents are awaited there is no such time; their badge has the date. */
export function DecisionDue({ review }: { readonly review: AccountReviewSummary }) {
  const state = useDocumentState(review);
  return state === 'waiting' || state === 'overdue' ? null : <DueTime dueAt={review.dueAt} />;
}
