import { useMessages } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { StatusBadge } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import { openAccountDocument, type AccountDocument } from '@porchlight/contracts/accounts';
import { Button, VisuallyHidden } from '@porchlight/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { accountReviewMessages } from '../../../shared/account-reviews/messages/catalog.ts';
import { useMoment } from '../../../shared/use-moment.ts';
import css from './documents.module.css';
import { reviewDocumentMessages } from './messages/catalog.ts';

interface Props {
  readonly document: AccountDocument;
  readonly mayOpen: boolean;
}
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A document of a landlord, with the button that downloads it. */
export function DocumentItem({ document, mayOpen }: Props) {
  const t = useMessages(reviewDocumentMessages);
  const tReview = useMessages(accountReviewMessages);
  const momentOf = useMoment();
  const { name, kind, size, handedInAt, acceptedAt } = document;
  const length =
    size < megabyte
      ? t('kilobytes', { size: Math.max(1, Math.round(size / kilobyte)) })
      : t('megabytes', { size: Math.round((size / megabyte) * 10) / 10 });
  return (
    <li className={css.item}>
      <div className={css.fields}>
        <p className={css.name}>{name}</p>
        <p className={css.facts}>
          {t('facts', { kind: tReview(`kind.${kind}`), size: length, time: momentOf(handedInAt) })}
        </p>
      </div>
      {acceptedAt && <StatusBadge tone="ok">{t('accepted')}</StatusBadge>}
      {mayOpen && <DownloadButton document={document} />}
    </li>
  );
}

function DownloadButton({ document: { id, name } }: Pick<Props, 'document'>) {
  const t = useMessages(reviewDocumentMessages);
  const dispatch = useDispatch();
  const { isBusy, error, start } = useDownload(() =>
    dispatch(downloadFile(fillPath(openAccountDocument.path, { id }), name)),
  );
  return (
    <div>
      <Button size="small" icon={IconDownload} isBusy={isBusy} busyText={t('downloading')} onClick={start}>
        {t('download')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {error && (
        <p role="alert" className={css.fault}>
          {error.message}
        </p>
      )}
    </div>
  );
}
