import { useMessages, type ApiError } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { TaxReceipt } from '@porchlight/contracts/commerce';
import { Button, VisuallyHidden } from '@porchlight/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import css from './downloads.module.css';
import { downloadMessages } from './messages/catalog.ts';
import { receiptCalls } from './receipt-calls.ts';
import { requestReceiptLink } from './request-receipt-link.ts';

const pauseMs = 1_000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));

/** Button that downloads the PDF of a receipt or credit note, and waits for one that is still being rendered. */
export function ReceiptButton({ receipt: { id, number } }: { readonly receipt: Pick<TaxReceipt, 'id' | 'number'> }) {
  const t = useMessages(downloadMessages);
  const dispatch = useDispatch();
  const [requestLink] = receiptCalls.useCreateTaxReceiptLinkMutation();
  const { isBusy, error, start } = useDownload(async (): Promise<ApiError | undefined> => {
    const link = await requestReceiptLink(() => requestLink({ params: { id } }), pause);
    if (link === 'waiting') return { status: 503, code: 'waiting', message: t('stillRendering') };
    return 'error' in link ? link.error : dispatch(downloadFile(link.path, `${number}.pdf`));
  });
  return (
    <div className={css.receipt}>
      <Button size="small" icon={IconDownload} isBusy={isBusy} busyText={t('downloading')} onClick={start}>
        {t('downloadPdf')}
        <VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      {error && (
        <p role="alert" className={css.error}>
          {error.message}
        </p>
      )}
    </div>
  );
}
