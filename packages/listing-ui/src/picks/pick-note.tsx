import { deviceNoteCap, useWords } from '@porchlight/client';
import { Button, TextArea } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { homeWords } from '../words/catalogue.ts';
import css from './pick-note.module.css';

export interface PickNoteProps {
  /** What the home is called in the field's name. */
  readonly name: string;
  readonly note: string;
  /** Gets every change; an empty text takes the note away. */
  readonly onChange: (note: string) => void;
}
const focusOn = (field: HTMLTextAreaElement | null) => field?.focus();
/** A private note beside a kept home: a button until there is something to say, kept as it is typed. */
export function PickNote({ name, note, onChange }: PickNoteProps) {
  const t = useWords(homeWords);
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
      maxLength={Math.max(deviceNoteCap, note.length)}
      value={note}
      ref={isOpen ? focusOn : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setOpen(false)}
    />
  );
}
