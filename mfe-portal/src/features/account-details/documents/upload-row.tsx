import { useMessages } from '@porchlight/client';
import { maxAccountDocuments, maxDocumentBytes } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import type { DocumentUpload, UploadFailure } from './document-file.ts';
import css from './documents.module.css';
import { documentMessages } from './messages/catalog.ts';

interface Props {
  readonly upload: DocumentUpload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** A file that is being sent: its progress, or why it was not handed in. */
export function UploadRow({ upload: { file, sent, failure }, onRetry, onCancel }: Props) {
  const t = useMessages(documentMessages);
  const { name } = file;
  return (
    <li className={css.row}>
      <div className={css.fields}>
        <p className={css.name}>{name}</p>
        {failure ? (
          <p role="alert" className={css.fault}>
            <FaultText failure={failure} />
          </p>
        ) : (
          <progress
            aria-label={t('uploading', { name })}
            value={sent < 1 ? sent : undefined}
            max={1}
            className={css.progress}
          />
        )}
      </div>
      {failure?.canRetry && (
        <Button look="link" aria-label={t('retryFile', { name })} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      <Button look="link" aria-label={t(failure ? 'dismissFile' : 'cancelFile', { name })} onClick={onCancel}>
        {t(failure ? 'dismiss' : 'cancel')}
      </Button>
    </li>
  );
}

function FaultText({ failure: { fault, message } }: { readonly failure: UploadFailure }) {
  const t = useMessages(documentMessages);
  if (fault === 'refused') return message;
  return t(`fault.${fault}`, { size: maxDocumentBytes / 1024 / 1024, count: maxAccountDocuments });
}
