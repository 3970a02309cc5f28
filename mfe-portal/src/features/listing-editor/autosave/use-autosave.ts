import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { differentFields, valuesOf } from '../form/listing-values.ts';
import type { SavedForm } from '../form/use-submission.ts';
import { isTemporary, useSaveChanges, type SaveFailure } from './use-save-changes.ts';

/** Time after the last change, in milliseconds. */
const delayMs = 1_500;
/** Time between attempts while the API cannot be reached, in milliseconds. */
const retryMs = 10_000;

interface AutosavedForm extends SavedForm {
  readonly isOn: boolean;
  /** Whether the user has to compare the form with a newer version first. */
  readonly isOutdated: boolean;
}
/**
 * State of the changes: `invalid` if all that is left has an error, `outdated` if the listing was changed elsewhere.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'invalid' | 'outdated';

function saveStateOf(form: AutosavedForm, failure: SaveFailure | undefined): SaveState {
  const { isDirty, isOutdated, values, stored, errors } = form;
  if (!isDirty) return 'saved';
  if (isOutdated) return 'outdated';
  if (differentFields(values, valuesOf(stored)).every((name) => errors[name] !== undefined)) return 'invalid';
  return failure ? 'failed' : 'saving';
}

/** Returns after how many milliseconds the form is saved; undefined while there is nothing to wait for. */
function delayOf({ isOn, isBusy, values }: AutosavedForm, state: SaveState, failure: SaveFailure | undefined) {
  if (!isOn || isBusy || (state !== 'saving' && state !== 'failed')) return undefined;
  if (failure?.values !== values) return delayMs;
  return isTemporary(failure.error) ? retryMs : undefined;
}

/** Calls `flush` when the page is hidden, and when the connection is back. */
function useFlushEvents(isOn: boolean, flush: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', flush);
    };
  }, [isOn, flush]);
}

/** Saves the changes of a form shortly after the last one, and retries until they are saved. */
export function useAutosave(form: AutosavedForm) {
  const [failure, setFailure] = useState<SaveFailure>();
  if (failure && !form.isDirty) setFailure(undefined);
  const state = saveStateOf(form, failure);
  const save = useSaveChanges(form, setFailure);
  const latest = useRef(save);
  const isWaiting = form.isOn && (state === 'saving' || state === 'failed');
  useEffect(() => {
    latest.current = isWaiting ? save : () => Promise.resolve();
  });
  const flush = useCallback(() => void latest.current(), []);
  const delay = delayOf(form, state, failure);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(flush, delay);
    return () => clearTimeout(timer);
  }, [delay, form.values, form.errors, failure, flush]);
  useFlushEvents(isWaiting, flush);
  return {
    state,
    /** Why the last save failed, and whether it is repeated without the user. */
    failure: failure && { message: failure.error.message, isRetried: isTemporary(failure.error) },
    /** Saves at once what can be saved. */
    flush,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) flush();
    },
  };
}
