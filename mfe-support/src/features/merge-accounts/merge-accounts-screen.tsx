import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, RowsSkeleton } from '@porchlight/console-ui';
import type { AccountMerge } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { userPath } from '../../shared/support-paths.ts';
import { mergeCalls } from './merge-calls.ts';
import { MergeForm } from './merge-form.tsx';
import { MergeProgress } from './merge-progress.tsx';
import { mergeMessages } from './messages/catalog.ts';

/** Renders the tool that merges an account with another one of the same person. */
export function MergeAccountsScreen() {
  const { id = '' } = useParams();
  const t = useMessages(mergeMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: userPath(id), label: t('user') }]}
        breadcrumbsLabel={t('path')}
        link={Link}
      />
      <LastMerge key={id} userId={id} />
    </ConsolePage>
  );
}

/** Shows the last merge of the account, or the form for a new one. */
function LastMerge({ userId }: { readonly userId: string }) {
  const t = useMessages(mergeMessages);
  const { currentData, error, refetch } = mergeCalls.useListUserMergesQuery({ params: { userId } });
  const [started, setStarted] = useState<AccountMerge>();
  const [isNew, setNew] = useState(false);
  if (error && !currentData)
    return (
      <ErrorState
        title={t('failed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <RowsSkeleton label={t('loading')} />;
  const merge = started ?? currentData.merges[0];
  if (!merge || isNew)
    return (
      <MergeForm
        userId={userId}
        onStarted={(one) => {
          setStarted(one);
          setNew(false);
        }}
      />
    );
  return (
    <MergeProgress key={merge.id} merge={merge}>
      <Button onClick={() => setNew(true)}>{t('another')}</Button>
    </MergeProgress>
  );
}
