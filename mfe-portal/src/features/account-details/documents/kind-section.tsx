import { useMessages } from '@porchlight/client';
import {
  accountDocumentTypes,
  type AccountDocumentKind,
  type OwnAccountDocument,
} from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useRef } from 'react';
import { DocumentRow } from './document-row.tsx';
import css from './documents.module.css';
import { documentMessages } from './messages/catalog.ts';
import { UploadRow } from './upload-row.tsx';
import type { DocumentUploads } from './use-document-uploads.ts';

interface Props {
  readonly kind: AccountDocumentKind;
  readonly documents: readonly OwnAccountDocument[];
  readonly uploads: DocumentUploads;
  readonly onRemoved: () => PromiseLike<unknown>;
}

/** One requested kind of document: what counts, what is handed in, and the button that chooses a file. */
export function KindSection({ kind, documents, uploads, onRemoved }: Props) {
  const t = useMessages(documentMessages);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const title = t(`kind.${kind}`);
  const stored = documents.filter((document) => document.kind === kind);
  const sending = uploads.uploads.filter((upload) => upload.kind === kind);
  return (
    <section className={css.kind} aria-label={title}>
      <h3>{title}</h3>
      <p className={css.text}>{t(`counts.${kind}`)}</p>
      {stored.length + sending.length > 0 && (
        <ul className={css.list} aria-label={t('filesOf', { kind: title })}>
          {stored.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onRemoved={async () => {
                await onRemoved();
                chooser.current?.focus();
              }}
            />
          ))}
          {sending.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onCancel={() => {
                uploads.cancel(upload);
                chooser.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={chooser}
          disabled={uploads.isFull}
          aria-label={t('chooseFor', { kind: title })}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accountDocumentTypes.join()}
          aria-label={t('fileFor', { kind: title })}
          onChange={({ target }) => {
            uploads.add(kind, [...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
