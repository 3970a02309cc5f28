import { useMessages } from '@porchlight/client';
import type { StaffNote } from '@porchlight/contracts/accounts';
import { Button, classNames } from '@porchlight/ui';
import { useState } from 'react';
import { DeleteNote } from './delete-note.tsx';
import { EditNote } from './edit-note.tsx';
import { noteMessages } from './messages/catalog.ts';
import type { NoteSubject } from './note-calls.ts';
import css from './notes.module.css';

/** Properties of a note on its record. */
export interface NoteProps {
  readonly subject: NoteSubject;
  readonly note: StaffNote;
}
interface Props extends NoteProps {
  /** Whether the reader may edit and delete it. */
  readonly isOwn: boolean;
  /** Loads the notes of the page as they are stored now. */
  readonly reload: () => Promise<readonly StaffNote[]>;
}

/** Text of a note, with the acts of its author. */
export function Note({ subject, note, isOwn, reload }: Props) {
  const t = useMessages(noteMessages);
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditNote subject={subject} note={note} reload={reload} close={() => setEditing(false)} />;
  return (
    <>
      <p className={css.text}>{note.text}</p>
      {isOwn && (
        <div className={classNames(css.acts, css.links)}>
          <Button look="link" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <DeleteNote subject={subject} note={note} />
        </div>
      )}
    </>
  );
}
