import { useFormat, useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { StatusBadge, type Column } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import type { AccountImportSummary } from '@porchlight/contracts/accounts';
import { PageList } from '../../../shared/lists/page-list.tsx';
import { useWho } from '../../../shared/reports/use-who.ts';
import { accountImportPath } from '../../../shared/support-paths.ts';
import { importCalls } from '../import-calls.ts';
import css from '../import.module.css';
import { stateTones } from '../import-tones.ts';
import { importMessages } from '../messages/catalog.ts';

/** List of the imports; the page is in the address. */
export function ImportList() {
  const t = useMessages(importMessages);
  const page = pageFromQuery(useSearchParams()[0]);
  const call = importCalls.useListAccountImportsQuery(
    { query: page ? { page } : {} },
    { refetchOnMountOrArgChange: true },
  );
  const who = useWho(call.currentData?.imports.map(({ startedBy }) => startedBy) ?? []);
  const columns = useImportColumns(({ startedAt, startedBy }) => who(startedAt, startedBy));
  return (
    <>
      <h2 className={css.heading}>{t('imports')}</h2>
      <PageList
        call={call}
        columns={columns}
        label={t('imports')}
        texts={{ loading: t('importsLoading'), failed: t('importsFailed'), tryAgain: t('tryAgain') }}
        show={({ imports, pagination }) => ({
          rows: imports,
          nameOf: ({ fileName }) => fileName,
          pathOf: accountImportPath,
          caption: t('imports'),
          empty: { title: t('importsEmpty') },
          count: t('importsCount', { count: pagination.total }),
        })}
      />
    </>
  );
}

function useImportColumns(whenAndWho: (row: AccountImportSummary) => string): readonly Column<AccountImportSummary>[] {
  const t = useMessages(importMessages);
  const format = useFormat();
  return [
    {
      key: 'file',
      title: t('file'),
      render: ({ id, fileName }) => <Link to={accountImportPath(id)}>{fileName}</Link>,
      card: 'title',
    },
    { key: 'started', title: t('started'), render: whenAndWho, card: 'fact' },
    {
      key: 'rows',
      title: t('rows'),
      render: ({ rowCount }) => format.number(rowCount),
      isNumeric: true,
      card: 'action',
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>,
      card: 'status',
    },
  ];
}
