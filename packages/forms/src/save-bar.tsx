import { Button } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from './forms.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { useFormMessages } from './messages/catalog.ts';

export interface SaveBarProps {
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Label of the save button: 'Save profile'. */
  readonly saveText: string;
  readonly onDiscard: () => void;
  /** Text of the bar while there are unsaved changes. Default: 'Unsaved changes'. */
  readonly unsavedText?: string | undefined;
  /** Text of the bar of a new record, which is shown before the first change too. */
  readonly newText?: string | undefined;
}

/**
 * Bar at the end of a long form, shown while there are unsaved changes: Ctrl+S saves, and leaving the page asks for
 * confirmation.
 */
export function SaveBar({ isDirty, isBusy, saveText, onDiscard, unsavedText, newText }: SaveBarProps) {
  const t = useFormMessages();
  const end = useRef<HTMLDivElement>(null);
  useSaveShortcut(end, isDirty);
  useRestoreFocus(end, isDirty);
  return (
    <div ref={end} tabIndex={-1} className={css.saveEnd}>
      {(isDirty || newText) && (
        <div className={css.saveBar}>
          <p role="status">{isDirty ? (unsavedText ?? t('unsaved')) : newText}</p>
          {isDirty && <Button onClick={onDiscard}>{t('discard')}</Button>}
          <Button look="primary" type="submit" isBusy={isBusy} busyText={t('saving')}>
            {saveText}
          </Button>
        </div>
      )}
      <LeaveDialog isOn={isDirty} />
    </div>
  );
}

interface ElementRef {
  readonly current: HTMLElement | null;
}
function useSaveShortcut(ref: ElementRef, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ref.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [ref, isOn]);
}

/** Moves the focus to the end of the form if the bar had it when it disappeared. */
function useRestoreFocus(ref: ElementRef, isDirty: boolean): void {
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
    wasDirty.current = isDirty;
  }, [ref, isDirty]);
}
