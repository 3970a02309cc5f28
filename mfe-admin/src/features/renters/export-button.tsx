import { useMessages, useNow } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { StaffRenterFilter } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { rentersMessages } from './messages/catalog.ts';

/** Button that downloads the renters of the list as CSV, and the reason if that fails. */
export function ExportButton({ filter }: { readonly filter: StaffRenterFilter }) {
  const t = useMessages(rentersMessages);
  const dispatch = useDispatch();
  const day = useNow().toISOString().slice(0, 10);
  const query = new URLSearchParams({ ...filter }).toString();
  const { isBusy, error, start } = useDownload(() =>
    dispatch(downloadFile(`/admin/renters/export?${query}`, `porchlight-renters-${day}.csv`)),
  );
  return (
    <>
      <Button icon={IconFileSpreadsheet} isBusy={isBusy} busyText={t('exporting')} onClick={start}>
        {t('export')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('exportFailed')}>
          {error.message}
        </Notice>
      )}
    </>
  );
}
