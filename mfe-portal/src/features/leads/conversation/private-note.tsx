import { useMessages } from '@porchlight/client';
import { maxLeadNoteLength } from '@porchlight/contracts/catalog';
import { Button, Icon, TextArea } from '@porchlight/ui';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useEffect, useRef, useState } from 'react';
import { leadsMessages } from '../messages/catalog.ts';
import css from './conversation.module.css';

interface Props {
  readonly note: string;
  /** Resolves to whether the note is saved. */
  readonly onSave: (note: string) => Promise<boolean>;
}

/** Note of the landlord about a lead, which the renter does not see. */
export function PrivateNote({ note, onSave }: Props) {
  const t = useMessages(leadsMessages);
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusAfter(isEditing);
  return (
    <section aria-label={t('note')} className={css.note}>
      <Icon of={IconLock} />
      <div className={css.noteText}>
        <p className={css.meta}>{t('noteHint')}</p>
        {isEditing ? (
          <NoteForm note={note} onSave={onSave} onDone={() => setEditing(false)} />
        ) : (
          <>
            {note !== '' && <p className={css.lines}>{note}</p>}
            <Button ref={editButton} look="link" onClick={() => setEditing(true)}>
              {t(note === '' ? 'addNote' : 'editNote')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Returns the ref of a button that gets the focus back when editing ends. */
function useFocusAfter(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

// Declared outside the component: a callback ref created on each render would focus the field after every keystroke.
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

function NoteForm({ note, onSave, onDone }: Props & { readonly onDone: () => void }) {
  const t = useMessages(leadsMessages);
  const [text, setText] = useState(note);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await onSave(text.trim());
    setSaving(false);
    if (isSaved) onDone();
  };
  return (
    <form
      className={css.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        ref={focusField}
        label={t('note')}
        isLabelHidden
        rows={3}
        maxLength={maxLeadNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.acts}>
        <Button type="submit" look="primary" size="small" isBusy={isSaving} busyText={t('saving')}>
          {t('saveNote')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
