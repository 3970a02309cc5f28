import { useFormat, useMessages } from '@porchlight/client';
import { saveFile } from '@porchlight/client/consoles';
import { accountImportFields, maxImportRows, uncarriedImportFields } from '@porchlight/contracts/accounts';
import { Button, Card, Notice } from '@porchlight/ui';
import { useRef } from 'react';
import css from '../import.module.css';
import { importMessages } from '../messages/catalog.ts';
import { importTemplate } from './template.ts';
import { useImportUpload } from './use-import-upload.ts';

/** Choice of the file of a new import, with what is imported. */
export function FileCard() {
  const t = useMessages(importMessages);
  const format = useFormat();
  const upload = useImportUpload();
  const carried = format.list(accountImportFields.map((field) => t(`field.${field}`)));
  const uncarried = format.list(uncarriedImportFields.map((field) => t(`uncarried.${field}`)));
  return (
    <Card isPadded>
      <section className={css.card} aria-label={t('fileTitle')}>
        <h2>{t('fileTitle')}</h2>
        <p>{t('fileText', { rows: format.number(maxImportRows) })}</p>
        <p>{t('carried', { fields: carried })}</p>
        <p>
          {t('uncarried', { fields: uncarried })} {t('notesHint')}
        </p>
        <DropZone upload={upload} />
        {upload.failure !== undefined && (
          <Notice tone="danger" role="alert" title={t('refused')}>
            {upload.failure}
          </Notice>
        )}
        <Button look="link" onClick={() => saveFile(importTemplate(), 'porchlight-account-import.csv')}>
          {t('template')}
        </Button>
      </section>
    </Card>
  );
}

function DropZone({ upload }: { readonly upload: ReturnType<typeof useImportUpload> }) {
  const t = useMessages(importMessages);
  const input = useRef<HTMLInputElement>(null);
  const { sending, choose, cancel } = upload;
  if (sending)
    return (
      <div className={css.drop}>
        <progress
          className={css.progress}
          aria-label={t('uploading', { name: sending.name })}
          value={sending.sent < 1 ? sending.sent : undefined}
          max={1}
        />
        <Button look="link" onClick={cancel}>
          {t('cancelUpload')}
        </Button>
      </div>
    );
  return (
    <div
      className={css.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) choose(file);
      }}
    >
      <Button look="primary" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <span>{t('drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-label={t('fileTitle')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
