import { useMessages, type ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { ErrorState, FooterBar, RowsSkeleton } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import type { FormSubmission, FormSubmissionsPage, SubmissionList } from '@porchlight/contracts/content';
import { classNames, EmptyState, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { PageLinks } from '../../shared/page-links.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { formsCalls } from './forms-calls.ts';
import css from './forms.module.css';
import { formsMessages } from './messages/catalog.ts';
import { SubmissionItem } from './submission-item.tsx';

/** One list of the messages of a form, newest first; its page is in the address. */
export function SubmissionsList({ form, list }: { readonly form: string; readonly list: SubmissionList }) {
  const t = useMessages(formsMessages);
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const { data, error, isFetching, refetch } = formsCalls.useListFormSubmissionsQuery(
    { params: { id: form }, query: { list, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      {list === 'suspect' && (
        <div className={css.intro}>
          <Notice tone="quiet">{t('suspectIntro')}</Notice>
        </div>
      )}
      {error && (
        <ErrorState
          title={t('messagesFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('messagesLoading')} />}
      {data && !error && <Submissions page={data} list={list} isStale={isFetching} />}
    </>
  );
}

function Submissions({
  page: { submissions, pagination },
  list,
  isStale,
}: {
  readonly page: FormSubmissionsPage;
  readonly list: SubmissionList;
  readonly isStale: boolean;
}) {
  const t = useMessages(formsMessages);
  const [deleted, setDeleted] = useState<FormSubmission>();
  if (submissions.length === 0)
    return (
      <div role="status">
        <EmptyState title={t(`empty.${list}`)} />
      </div>
    );
  return (
    <>
      <ul className={classNames(css.submissions, isStale && css.stale)}>
        {submissions.map((submission) => (
          <SubmissionItem key={submission.id} submission={submission} onDelete={setDeleted} />
        ))}
      </ul>
      <FooterBar>
        <p role="status">{t(pagination.more ? 'countMore' : 'count', { count: pagination.total })}</p>
        <PageLinks pagination={pagination} />
      </FooterBar>
      {deleted && <DeletionDialog submission={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
