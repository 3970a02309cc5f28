import { useNow } from '@porchlight/client';
import type { AccountReviewSummary } from '@porchlight/contracts/accounts';

export type DocumentState = 'waiting' | 'overdue' | 'arrived';

/** Returns what became of the request for documents of an open review; undefined without one. */
export function useDocumentState({
  documentsDueAt,
  documentsArrivedAt,
}: Pick<AccountReviewSummary, 'documentsDueAt' | 'documentsArrivedAt'>): DocumentState | undefined {
  const now = useNow();
  if (documentsDueAt === undefined) return undefined;
  if (documentsArrivedAt !== undefined) return 'arrived';
  return now.getTime() > Date.parse(documentsDueAt) ? 'overdue' : 'waiting';
}
