import { useEffect, useRef } from 'react';
import type { ListingForm } from './use-listing-form.ts';

interface AfterSave {
  /** Whether there is something to wait for. */
  readonly isSaving: boolean;
  readonly run: (action: () => void) => void;
}
/**
 * Returns the function that saves the changes of a draft and then runs an action. What cannot be saved is not waited
 * for.
 */
export function useAfterSave({ isDraft, isBusy, autosave }: ListingForm): AfterSave {
  const pending = useRef<() => void>(undefined);
  const isSaving = isDraft && (isBusy || autosave.state === 'saving');
  useEffect(() => {
    if (isSaving) return;
    pending.current?.();
    pending.current = undefined;
  }, [isSaving]);
  return {
    isSaving,
    run: (action) => {
      if (!isSaving) {
        action();
        return;
      }
      pending.current = action;
      autosave.flush();
    },
  };
}
