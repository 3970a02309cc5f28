import { useMessages } from '@porchlight/client';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { CsvButton } from '../../../shared/downloads/csv-button.tsx';
import { billingMessages } from '../messages/catalog.ts';
import { queryOf, type TransactionsAddress } from './transactions-address.ts';
import css from './transactions.module.css';

/** Button that downloads the transactions of a list and filter as CSV. */
export function ExportButton({ list, filter }: Pick<TransactionsAddress, 'list' | 'filter'>) {
  const t = useMessages(billingMessages);
  return (
    <CsvButton
      path={`/elandlord/transactions/export?${queryOf(list, filter).toString()}`}
      content="transactions"
      texts={{ export: t('export'), exporting: t('exporting'), failed: t('exportFailed') }}
      size="small"
      icon={IconFileSpreadsheet}
      className={css.export}
    />
  );
}
