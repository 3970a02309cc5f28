import { Button, Dialog } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from './forms.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useFormWords } from './words/catalogue.ts';

export interface SaveBarProps {
  /** Something in the form is not as it is kept. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** Names the act: 'Save profile'. */
  readonly saveText: string;
  readonly onDiscard: () => void;
}

/** Stands at the foot of a long form once something in it has changed: Ctrl S saves, and whoever leaves is asked first. */
export function SaveBar({ isDirty, isBusy, saveText, onDiscard }: SaveBarProps) {
  const t = useFormWords();
  const end = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(isDirty);
  useSaveKey(end, isDirty);
  useFocusBack(end, isDirty);
  return (
    <div ref={end} tabIndex={-1} className={css.saveEnd}>
      {isDirty && (
        <div className={css.saveBar}>
          <p role="status">{t('unsaved')}</p>
          <Button onClick={onDiscard}>{t('discard')}</Button>
          <Button look="primary" type="submit" isBusy={isBusy} busyText={t('saving')}>
            {saveText}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={guard.isAsking}
        onClose={guard.stay}
        title={t('leaveTitle')}
        closeLabel={t('close')}
        foot={
          <>
            <Button data-focus-first onClick={guard.stay}>
              {t('stay')}
            </Button>
            <Button look="danger" onClick={guard.leave}>
              {t('leave')}
            </Button>
          </>
        }
      >
        <p>{t('leaveText')}</p>
      </Dialog>
    </div>
  );
}

interface Place {
  readonly current: HTMLElement | null;
}
function useSaveKey(place: Place, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      place.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [place, isOn]);
}

/** The bar takes the focus along when it goes: the end of the form has it then. */
function useFocusBack(place: Place, isDirty: boolean): void {
  const was = useRef(isDirty);
  useEffect(() => {
    if (was.current && !isDirty && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    was.current = isDirty;
  }, [place, isDirty]);
}
