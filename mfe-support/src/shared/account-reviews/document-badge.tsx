import { useFormat, useMessages } from '@porchlight/client';
import { StatusBadge } from '@porchlight/console-ui';
import type { AccountReviewSummary } from '@porchlight/contracts/accounts';
import { useDocumentState } from './document-state.ts';
import { accountReviewMessages } from './messages/catalog.ts';

const tones = { waiting: 'warn', overdue: 'danger', arrived: 'ok' } as const;

/** Badge of the documents that support requested; without a request there is none. */
export function DocumentBadge({ review }: { readonly review: AccountReviewSummary }) {
  const t = useMessages(accountReviewMessages);
  const format = useFormat();
  const state = useDocumentState(review);
  if (!state) return null;
  return (
    <StatusBadge tone={tones[state]}>
      {t(`documents.${state}`, { date: format.date(review.documentsDueAt ?? '') })}
    </StatusBadge>
  );
}
