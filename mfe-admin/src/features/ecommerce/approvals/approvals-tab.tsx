import { useMessages, type ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import type { Approval, ApprovalsPage } from '@porchlight/contracts/commerce';
import { ErrorState, FooterBar, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { useStaffNames } from '@porchlight/resource-kit';
import { classNames, EmptyState } from '@porchlight/ui';
import { useState } from 'react';
import { PageLinks } from '../../../shared/page-links.tsx';
import type { TabProps } from '../tab-props.ts';
import { ApprovalItem } from './approval-item.tsx';
import { approvalsCalls } from './approvals-calls.ts';
import css from './approvals.module.css';
import { DecisionDialog, type RequestedDecision } from './decision-dialog.tsx';
import { approvalsMessages } from './messages/catalog.ts';

/** Requests that wait for a second person, then those that were decided. */
export function ApprovalsTab({ tabs }: TabProps) {
  const t = useMessages(approvalsMessages);
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const { data, error, isFetching, refetch } = approvalsCalls.useListApprovalsQuery(
    { query: page ? { page } : {} },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListCard {...tabs}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('loading')} />}
      {data && !error && <Requests page={data} isStale={isFetching} />}
    </ListCard>
  );
}

const peopleOf = ({ requestedBy, decidedBy }: Approval) => [requestedBy, decidedBy];

function Requests({
  page: { approvals, pagination },
  isStale,
}: {
  readonly page: ApprovalsPage;
  readonly isStale: boolean;
}) {
  const t = useMessages(approvalsMessages);
  const names = useStaffNames(approvals.flatMap(peopleOf));
  const [requested, setRequested] = useState<RequestedDecision>();
  if (approvals.length === 0)
    return (
      <div role="status">
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      </div>
    );
  return (
    <>
      <ul className={classNames(css.requests, isStale && css.stale)} aria-label={t('list')}>
        {approvals.map((approval) => (
          <ApprovalItem key={approval.id} approval={approval} names={names} onDecide={setRequested} />
        ))}
      </ul>
      <FooterBar>
        <p role="status">{t('count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
      {requested && <DecisionDialog requested={requested} onClose={() => setRequested(undefined)} />}
    </>
  );
}
