import { useMessages } from '@porchlight/client';
import { maxDeviceNoteLength } from '@porchlight/contracts/catalog';
import { Button, TextArea } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { cardMessages } from '../messages/catalog.ts';
import css from './favourite-note.module.css';

export interface FavouriteNoteProps {
  /** Name of the listing in the field's label. */
  readonly name: string;
  readonly note: string;
  /** Called on every change; an empty text deletes the note. */
  readonly onChange: (note: string) => void;
}
const focusOn = (field: HTMLTextAreaElement | null) => field?.focus();
/** Private note on a favourite: a button until there is a note, stored while it is typed. */
export function FavouriteNote({ name, note, onChange }: FavouriteNoteProps) {
  const t = useMessages(cardMessages);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !note)
    return (
      <Button look="quiet" size="small" icon={IconPencil} onClick={() => setOpen(true)}>
        {t('addNote')}
      </Button>
    );
  return (
    <TextArea
      className={css.note}
      label={t('noteOf', { home: name })}
      isLabelHidden
      hint={t('noteHint')}
      rows={2}
      maxLength={Math.max(maxDeviceNoteLength, note.length)}
      value={note}
      ref={isOpen ? focusOn : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setOpen(false)}
    />
  );
}
