import { useMessages } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { AccountImport } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { importMessages } from './messages/catalog.ts';

/** Button that saves the rows with faults as CSV. */
export function ExportFaults({ found: { id, startedAt } }: { readonly found: AccountImport }) {
  const t = useMessages(importMessages);
  const dispatch = useDispatch();
  const path = `/support/account-imports/${id}/file`;
  const name = `porchlight-account-import-${startedAt.slice(0, 10)}.csv`;
  const { isBusy, error, start } = useDownload(() => dispatch(downloadFile(path, name)));
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
