import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { NewStaffNote } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, TextArea } from '@porchlight/ui';
import { sendsWithCtrlEnter } from '../sends-with-ctrl-enter.ts';
import { noteMessages } from './messages/catalog.ts';
import { noteHooks, useReloadNotes, type NoteSubject } from './note-calls.ts';
import css from './notes.module.css';

/** Form of a new note. A refused one stays in the field. */
export function NewNote({ subject: { kind, id } }: { readonly subject: NoteSubject }) {
  const t = useMessages(noteMessages);
  const dispatch = useDispatch();
  const reload = useReloadNotes();
  const [create] = noteHooks[kind].useCreate();
  const form = useForm<'text', NewStaffNote>({
    type: NewStaffNote,
    labels: { text: t('newNote') },
    bodyOf: ({ text }) => ({ text }),
    send: async (body) => {
      const { error } = await create({ params: { id }, body });
      if (error) return error as ApiError;
      form.fill({ text: '' });
      reload();
      dispatch(flash({ type: 'success', text: t('added') }));
      return undefined;
    },
  });
  return (
    <form className={css.form} aria-label={t('newNote')} {...form.props}>
      <FormSummary form={form} title={t('saveFailed')} />
      <TextArea {...form.field('text')} {...sendsWithCtrlEnter} hint={t('hint')} rows={3} />
      <div>
        <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
