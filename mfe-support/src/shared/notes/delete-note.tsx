import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { noteMessages } from './messages/catalog.ts';
import { noteHooks, useReloadNotes } from './note-calls.ts';
import type { NoteProps } from './note.tsx';
import css from './notes.module.css';

/** Button that deletes an own note after a confirmation, which shows the note. */
export function DeleteNote({ subject: { kind, id }, note }: NoteProps) {
  const t = useMessages(noteMessages);
  const dispatch = useDispatch();
  const reload = useReloadNotes();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = noteHooks[kind].useRemove();
  const confirm = async () => {
    const { error: refusal } = await remove({ params: { id, noteId: note.id } });
    if (refusal) return;
    setOpen(false);
    dispatch(flash({ type: 'success', text: t('deleted') }));
    reload();
  };
  const cancel = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('deleteTitle')}
        failure={(error as ApiError | undefined)?.message}
        failureTitle={t('deleteFailed')}
        confirmText={t('deleteNote')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isLoading}
        busyText={t('deleting')}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      >
        <p>{t('deleteText')}</p>
        <blockquote className={css.stored}>{note.text}</blockquote>
      </ConfirmDialog>
    </>
  );
}
