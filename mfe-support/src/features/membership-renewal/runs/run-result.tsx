import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { DataTable, KeyValue, ListCard, RowsSkeleton, StatusBadge } from '@porchlight/console-ui';
import type { RenewalRunResult } from '@porchlight/contracts/commerce';
import { Card } from '@porchlight/ui';
import { useState } from 'react';
import { RecordFailure } from '../../../shared/record-failure.tsx';
import { useWho } from '../../../shared/reports/use-who.ts';
import { renewalResultsPath } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';
import { renewalCalls } from '../renewal-calls.ts';
import css from '../renewal.module.css';
import { RunActs } from './run-acts.tsx';
import { runTones } from './run-list.tsx';
import { useRowColumns } from './use-row-columns.tsx';

const pollMs = 2_000;
/** A cancelled run can have a charge whose result is not known yet. */
const isChanging = ({ state, rows }: RenewalRunResult) =>
  state === 'running' || rows.some((row) => row.state === 'charging');

/** Results of a run, loaded every two seconds while it runs. */
export function RunResult({ id }: { readonly id: string }) {
  const t = useMessages(renewalMessages);
  const [isPolled, setPolled] = useState(false);
  const { currentData, error, refetch } = renewalCalls.useGetRenewalRunQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true, pollingInterval: isPolled ? pollMs : 0 },
  );
  if (currentData && isPolled !== isChanging(currentData)) setPolled(!isPolled);
  if (error && !currentData)
    return (
      <RecordFailure
        failure={error as ApiError}
        onRetry={() => void refetch()}
        listPath={renewalResultsPath}
        t={(key) => t(failureKeys[key])}
      />
    );
  if (!currentData) return <RowsSkeleton label={t('runLoading')} />;
  return <Shown run={currentData} />;
}

const failureKeys = {
  failed: 'runFailed',
  tryAgain: 'tryAgain',
  notFound: 'runNotFound',
  notFoundText: 'runNotFoundText',
  toList: 'toRuns',
} as const;

function Shown({ run }: { readonly run: RenewalRunResult }) {
  const t = useMessages(renewalMessages);
  const columns = useRowColumns();
  return (
    <>
      <Card isPadded>
        <section className={css.card} aria-label={t('runTitle')}>
          <StatusBadge tone={runTones[run.state]}>{t(`state.${run.state}`)}</StatusBadge>
          <Progress run={run} />
          <Facts run={run} />
          {run.retryOf !== undefined && <p>{t('retryOf')}</p>}
          <RunActs run={run} />
        </section>
      </Card>
      <ListCard viewsLabel={t('runTitle')}>
        <DataTable
          rows={run.rows}
          columns={columns}
          nameOf={({ companyName = t('unknownCompany') }) => companyName}
          texts={{ caption: t('runTitle') }}
        />
      </ListCard>
    </>
  );
}

function Progress({ run: { state, total, renewed, skipped, failed, waiting } }: { readonly run: RenewalRunResult }) {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  const done = renewed + skipped + failed + waiting;
  return (
    <div className={css.progress}>
      <p role="status">{t(`ended.${state}`, { renewed: format.number(renewed), failed: format.number(failed) })}</p>
      {state === 'running' && (
        <>
          <progress aria-label={t('runTitle')} max={total} value={done} />
          <span>{t('progress', { done: format.number(done), total: format.number(total) })}</span>
        </>
      )}
    </div>
  );
}

function Facts({ run }: { readonly run: RenewalRunResult }) {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  const who = useWho([run.startedBy]);
  const { basis, months, invoiceNumber, note, skipped, waiting, startedAt, startedBy } = run;
  return (
    <KeyValue
      facts={[
        { key: 'started', label: t('started'), value: who(startedAt, startedBy) },
        { key: 'term', label: t('term'), value: t('termMonths', { months }) },
        { key: 'basis', label: t('basis'), value: t(`basis.${basis}`) },
        ...(invoiceNumber === undefined ? [] : [{ key: 'invoice', label: t('invoiceNumber'), value: invoiceNumber }]),
        { key: 'note', label: t('note'), value: note },
        ...(skipped === 0 ? [] : [{ key: 'skipped', label: t('skippedCount'), value: format.number(skipped) }]),
        ...(waiting === 0 ? [] : [{ key: 'waiting', label: t('waitingCount'), value: format.number(waiting) }]),
      ]}
    />
  );
}
