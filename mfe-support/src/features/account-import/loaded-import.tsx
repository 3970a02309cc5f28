import { useMessages, type ApiError } from '@porchlight/client';
import { RowsSkeleton } from '@porchlight/console-ui';
import { importRetentionDays, type AccountImport, type AccountImportState } from '@porchlight/contracts/accounts';
import { useState } from 'react';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { accountImportsPath } from '../../shared/support-paths.ts';
import { CheckStep } from './check/check-step.tsx';
import { ColumnsStep } from './check/columns-step.tsx';
import { importCalls } from './import-calls.ts';
import { importMessages } from './messages/catalog.ts';
import { RunStep } from './result/run-step.tsx';
import { Steps, type Step } from './steps.tsx';

const pollMs = 2_000;
const changing: ReadonlySet<AccountImportState> = new Set(['confirmed', 'running', 'rolling_back']);

/** An import with its next step, loaded every two seconds while it runs. */
export function LoadedImport({ id }: { readonly id: string }) {
  const t = useMessages(importMessages);
  const [isPolled, setPolled] = useState(false);
  const { currentData, error, refetch } = importCalls.useGetAccountImportQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true, pollingInterval: isPolled ? pollMs : 0 },
  );
  if (currentData && isPolled !== changing.has(currentData.state)) setPolled(!isPolled);
  if (error && !currentData)
    return (
      <RecordFailure
        failure={error as ApiError}
        onRetry={() => void refetch()}
        listPath={accountImportsPath}
        t={(key) => (key === 'notFoundText' ? t(key, { days: importRetentionDays }) : t(failureKeys[key]))}
      />
    );
  if (!currentData) return <RowsSkeleton label={t('loading')} />;
  return <Shown found={currentData} />;
}

const failureKeys = {
  failed: 'failed',
  tryAgain: 'tryAgain',
  notFound: 'notFound',
  notFoundText: 'notFoundText',
  toList: 'toImports',
} as const;

function Shown({ found }: { readonly found: AccountImport }) {
  const [isRemapped, setRemapped] = useState(false);
  const step = stepOf(found.state, isRemapped);
  return (
    <>
      <Steps current={step} />
      {step === 'columns' && <ColumnsStep found={found} onChecked={() => setRemapped(false)} />}
      {step === 'check' && <CheckStep found={found} onColumns={() => setRemapped(true)} />}
      {(step === 'import' || step === 'result') && <RunStep found={found} />}
    </>
  );
}

function stepOf(state: AccountImportState, isRemapped: boolean): Step {
  if (state === 'uploaded') return 'columns';
  if (state === 'dry_run') return isRemapped ? 'columns' : 'check';
  return changing.has(state) ? 'import' : 'result';
}
