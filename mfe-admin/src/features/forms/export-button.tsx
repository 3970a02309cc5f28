import { useMessages, useNow } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { SubmissionList } from '@porchlight/contracts/content';
import { Button, Notice } from '@porchlight/ui';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { formsMessages } from './messages/catalog.ts';

/** Button that downloads a list of messages as CSV, and the reason if that fails. */
export function ExportButton({ form, list }: { readonly form: string; readonly list: SubmissionList }) {
  const t = useMessages(formsMessages);
  const dispatch = useDispatch();
  const day = useNow().toISOString().slice(0, 10);
  const { isBusy, error, start } = useDownload(() =>
    dispatch(
      downloadFile(`/admin/forms/${form}/submissions/export?list=${list}`, `porchlight-${form}-${list}-${day}.csv`),
    ),
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
