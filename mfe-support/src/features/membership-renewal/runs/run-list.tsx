import { useFormat, useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { StatusBadge, type Column, type StatusTone } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import type { RenewalRun, RenewalRunState } from '@porchlight/contracts/commerce';
import { PageList } from '../../../shared/lists/page-list.tsx';
import { useWho } from '../../../shared/reports/use-who.ts';
import { renewalRunPath } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';
import { renewalCalls } from '../renewal-calls.ts';

export const runTones: Readonly<Record<RenewalRunState, StatusTone>> = {
  running: 'info',
  done: 'ok',
  cancelled: 'quiet',
};

/** List of the runs of renewals; the page is in the address. */
export function RunList() {
  const t = useMessages(renewalMessages);
  const page = pageFromQuery(useSearchParams()[0]);
  const call = renewalCalls.useListRenewalRunsQuery(
    { query: page ? { page } : {} },
    { refetchOnMountOrArgChange: true },
  );
  const who = useWho(call.currentData?.runs.map(({ startedBy }) => startedBy) ?? []);
  const nameOf = ({ startedAt, startedBy }: RenewalRun) => who(startedAt, startedBy);
  const columns = useRunColumns(nameOf);
  return (
    <PageList
      call={call}
      columns={columns}
      label={t('resultsTitle')}
      texts={{ loading: t('runsLoading'), failed: t('runsFailed'), tryAgain: t('tryAgain') }}
      show={({ runs, pagination }) => ({
        rows: runs,
        nameOf,
        pathOf: renewalRunPath,
        caption: t('resultsTitle'),
        empty: { title: t('runsEmpty') },
        count: t('runsCount', { count: pagination.total }),
      })}
    />
  );
}

function useRunColumns(nameOf: (run: RenewalRun) => string): readonly Column<RenewalRun>[] {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  return [
    {
      key: 'run',
      title: t('run'),
      render: (run) => <Link to={renewalRunPath(run.id)}>{nameOf(run)}</Link>,
      card: 'title',
    },
    { key: 'basis', title: t('basis'), render: ({ basis }) => t(`basis.${basis}`) },
    { key: 'term', title: t('term'), render: ({ months }) => t('termMonths', { months }) },
    {
      key: 'renewed',
      title: t('renewed'),
      render: ({ renewed, total }) => t('progress', { done: format.number(renewed), total: format.number(total) }),
      isNumeric: true,
      card: 'fact',
    },
    {
      key: 'failed',
      title: t('failedCount'),
      render: ({ failed }) => format.number(failed),
      isNumeric: true,
      card: 'action',
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state }) => <StatusBadge tone={runTones[state]}>{t(`state.${state}`)}</StatusBadge>,
      card: 'status',
    },
  ];
}
