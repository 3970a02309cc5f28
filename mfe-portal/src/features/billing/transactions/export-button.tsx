import { useMessages, useNow } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { downloadFile } from '../../../shared/downloads/download-file.ts';
import { useDownload } from '../../../shared/downloads/use-download.ts';
import { dayInToronto } from '../../../shared/wallet/day-in-toronto.ts';
import { billingMessages } from '../messages/catalog.ts';
import { queryOf, type TransactionsAddress } from './transactions-address.ts';
import css from './transactions.module.css';

/** Button that downloads the transactions of a list and filter as CSV, and the reason if that fails. */
export function ExportButton({ list, filter }: Pick<TransactionsAddress, 'list' | 'filter'>) {
  const t = useMessages(billingMessages);
  const dispatch = useDispatch();
  const today = dayInToronto(useNow().toISOString());
  const { isBusy, error, start } = useDownload(() =>
    dispatch(
      downloadFile(
        `/elandlord/transactions/export?${queryOf(list, filter).toString()}`,
        `porchlight-transactions-${today}.csv`,
      ),
    ),
  );
  return (
    <div className={css.export}>
      <Button size="small" icon={IconFileSpreadsheet} isBusy={isBusy} busyText={t('exporting')} onClick={start}>
        {t('export')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('exportFailed')}>
          {error.message}
        </Notice>
      )}
    </div>
  );
}
