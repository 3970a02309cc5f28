import { flash, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog, StatusBadge } from '@porchlight/console-ui';
import type { OwnAccountDocument } from '@porchlight/contracts/accounts';
import { useFormMessages } from '@porchlight/forms';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { documentCalls } from './document-calls.ts';
import css from './documents.module.css';
import { documentMessages } from './messages/catalog.ts';

interface Props {
  readonly document: OwnAccountDocument;
  readonly onRemoved: () => PromiseLike<unknown>;
}
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Returns a function that writes the size of a file. */
function useSize(): (bytes: number) => string {
  const t = useMessages(documentMessages);
  return (bytes) =>
    bytes < megabyte
      ? t('kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) })
      : t('megabytes', { size: Math.round((bytes / megabyte) * 10) / 10 });
}

/** A document that is handed in: what is known of it, and how to take it back until support decides. */
export function DocumentRow({ document, onRemoved }: Props) {
  const t = useMessages(documentMessages);
  const format = useFormat();
  const sizeOf = useSize();
  const { name, kind, size, handedInAt, acceptedAt, deletesAt } = document;
  return (
    <li className={css.row}>
      <div className={css.fields}>
        <p className={css.name}>{name}</p>
        <p className={css.facts}>
          {t('facts', { kind: t(`kind.${kind}`), size: sizeOf(size), date: format.date(handedInAt) })}
        </p>
        {deletesAt !== undefined && (
          <p className={css.facts}>{t('deletedOn', { date: format.date(deletesAt, 'long') })}</p>
        )}
      </div>
      <StatusBadge tone={acceptedAt ? 'ok' : deletesAt === undefined ? 'info' : 'quiet'}>
        {t(acceptedAt ? 'accepted' : deletesAt === undefined ? 'received' : 'checked')}
      </StatusBadge>
      {deletesAt === undefined && <TakeBack document={document} onRemoved={onRemoved} />}
    </li>
  );
}

function TakeBack({ document: { id, name }, onRemoved }: Props) {
  const t = useMessages(documentMessages);
  const tForm = useFormMessages();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = documentCalls.useRemoveAccountDocumentMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    const { error: refusal } = await remove({ params: { id } });
    // One that is gone was taken back in another window.
    if (refusal && (refusal as ApiError).status !== 404) return;
    close();
    await onRemoved();
    dispatch(flash({ type: 'success', text: t('takenBack', { name }) }));
  };
  return (
    <>
      <Button look="link" aria-haspopup="dialog" aria-label={t('takeBackFile', { name })} onClick={() => setOpen(true)}>
        {t('takeBack')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('takeBackTitle')}
        confirmText={t('takeBack')}
        cancelText={t('keep')}
        closeLabel={tForm('close')}
        isBusy={isLoading}
        busyText={t('takingBack')}
        failure={(error as ApiError | undefined)?.message}
        onConfirm={() => void confirm()}
        onCancel={() => {
          if (!isLoading) close();
        }}
      >
        <p>{t('takeBackText', { name })}</p>
      </ConfirmDialog>
    </>
  );
}
