import { useMessages, type ApiError } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { taxReceiptsMessages } from './messages/catalog.ts';
import css from './tax-receipts.module.css';

/** Button that downloads all PDFs of a year as a zip, and the reason if that fails. */
export function YearArchive({ year }: { readonly year: number }) {
  const t = useMessages(taxReceiptsMessages);
  const dispatch = useDispatch();
  const { isBusy, error, start } = useDownload(() =>
    dispatch(downloadFile(`/elandlord/tax-receipts/archive/${year}`, `porchlight-receipts-${year}.zip`)),
  );
  return (
    <div className={css.archive}>
      <Button look="primary" icon={IconFileZip} isBusy={isBusy} busyText={t('packing')} onClick={start}>
        {t('downloadYear', { year: String(year) })}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('archiveFailed')}>
          {messageOf(error, t('archiveWaiting'))}
        </Notice>
      )}
    </div>
  );
}

/** The call responds 503 while a PDF of the year is still being rendered. */
const messageOf = ({ code, message }: ApiError, waiting: string) => (code === 'unavailable' ? waiting : message);
