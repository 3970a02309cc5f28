import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import { importRowLists, type ImportRowList as List } from '@porchlight/contracts/accounts';
import { PageList } from '../../../shared/lists/page-list.tsx';
import { accountImportPath } from '../../../shared/support-paths.ts';
import { importCalls } from '../import-calls.ts';
import { importMessages } from '../messages/catalog.ts';
import { useImportRowColumns } from './use-import-row-columns.tsx';

const listParam = 'list';

interface Props {
  readonly id: string;
  readonly lists: readonly List[];
}

/** Rows of an import; the chosen rows and the page are in the address. */
export function ImportRowList({ id, lists }: Props) {
  const t = useMessages(importMessages);
  const [query] = useSearchParams();
  const columns = useImportRowColumns();
  const page = pageFromQuery(query);
  const list = importRowLists.find((one) => one === query.get(listParam) && lists.includes(one)) ?? 'all';
  const call = importCalls.useListImportRowsQuery(
    { params: { id }, query: { list, ...(page ? { page } : {}) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PageList
      call={call}
      columns={columns}
      views={lists.map((key) => ({
        key,
        label: t(`list.${key}`),
        to: key === 'all' ? accountImportPath(id) : `${accountImportPath(id)}&${listParam}=${key}`,
        isCurrent: key === list,
      }))}
      label={t('rowsTitle')}
      texts={{ loading: t('rowsLoading'), failed: t('rowsFailed'), tryAgain: t('tryAgain') }}
      show={({ rows, pagination }) => ({
        rows: rows.map((row) => ({ ...row, id: String(row.line) })),
        nameOf: ({ line }) => t('lineN', { line }),
        pathOf: undefined,
        caption: t('rowsTitle'),
        empty: { title: t('rowsEmpty') },
        count: t('rowsCount', { count: pagination.total }),
      })}
    />
  );
}
