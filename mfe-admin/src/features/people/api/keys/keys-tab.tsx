import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { EmptyState } from '@porchlight/ui';
import { useState } from 'react';
import { apiCalls } from '../api-calls.ts';
import css from '../api.module.css';
import { apiMessages } from '../messages/catalog.ts';
import { KeyTable } from './key-table.tsx';
import { UseChart } from './use-chart.tsx';

/** API keys, and the calls that were made with them. */
export function KeysTab() {
  const t = useMessages(apiMessages);
  const { data, error, refetch } = apiCalls.useListApiKeysQuery();
  const [shown, setShown] = useState('');
  if (error)
    return (
      <ErrorState
        title={t('keysFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton label={t('loading')} />;
  if (data.keys.length === 0) return <EmptyState title={t('noKeys')}>{t('noKeysText')}</EmptyState>;
  return (
    <>
      <KeyTable keys={data.keys} />
      <div className={css.padded}>
        <UseChart keys={data.keys} shown={shown} onShow={setShown} />
      </div>
    </>
  );
}
