import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { StaffNoteChange, type StaffNote } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Notice, TextArea } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { sendsWithCtrlEnter } from '../sends-with-ctrl-enter.ts';
import { noteMessages } from './messages/catalog.ts';
import { noteHooks, useReloadNotes } from './note-calls.ts';
import type { NoteProps } from './note.tsx';
import css from './notes.module.css';

interface Props extends NoteProps {
  readonly reload: () => Promise<readonly StaffNote[]>;
  readonly close: () => void;
}

/** Form of an own note. One that was edited elsewhere is shown beside what was typed, which stays. */
export function EditNote({ subject: { kind, id }, note, reload, close }: Props) {
  const t = useMessages(noteMessages);
  const dispatch = useDispatch();
  const reloadAll = useReloadNotes();
  const [change] = noteHooks[kind].useChange();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  // The version that the author read: not the one that a later reload brings.
  const [version, setVersion] = useState(note.version);
  const [conflict, setConflict] = useState<StaffNote>();
  const send = async (body: StaffNoteChange): Promise<ApiError | undefined> => {
    const { error } = await change({ params: { id, noteId: note.id }, body });
    if (error) {
      const refusal = error as ApiError;
      const stored = refusal.code === 'version-conflict' && (await reload()).find((one) => one.id === note.id);
      if (!stored) return refusal;
      setVersion(stored.version);
      setConflict(stored);
      return undefined;
    }
    reloadAll();
    dispatch(flash({ type: 'success', text: t('saved') }));
    close();
    return undefined;
  };
  const form = useForm<'text', StaffNoteChange>({
    type: StaffNoteChange,
    labels: { text: t('note') },
    initialValues: { text: note.text },
    bodyOf: ({ text }) => ({ text, version }),
    send,
  });
  return (
    <form className={css.form} aria-label={t('edit')} {...form.props}>
      <FormSummary form={form} title={t('saveFailed')} />
      {conflict && <Conflict stored={conflict} />}
      <TextArea {...form.field('text')} {...sendsWithCtrlEnter} ref={area} rows={4} />
      <div className={css.acts}>
        <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** What is stored now, above what its author typed. */
function Conflict({ stored }: { readonly stored: StaffNote }) {
  const t = useMessages(noteMessages);
  return (
    <Notice tone="warn" role="alert" title={t('conflict')}>
      <blockquote className={css.stored}>{stored.text}</blockquote>
      <p>{t('conflictNext')}</p>
    </Notice>
  );
}
