import { useMessages, usePermission } from '@porchlight/client';
import { Card } from '@porchlight/ui';
import { noteMessages } from './messages/catalog.ts';
import { NewNote } from './new-note.tsx';
import { notePermissions, type NoteSubject } from './note-calls.ts';
import { NotePage } from './note-page.tsx';
import css from './notes.module.css';

interface Props {
  readonly subject: NoteSubject;
  readonly className?: string | undefined;
}

/** Notes of staff about a record, newest first, with a form for readers who may write. */
export function NotesCard({ subject, className }: Props) {
  const t = useMessages(noteMessages);
  const mayWrite = usePermission(notePermissions[subject.kind]);
  return (
    <section aria-label={t('notes')} className={className}>
      <Card isPadded className={css.card}>
        <h2>{t('notes')}</h2>
        {mayWrite && <NewNote subject={subject} />}
        <NotePage subject={subject} mayWrite={mayWrite} />
      </Card>
    </section>
  );
}
