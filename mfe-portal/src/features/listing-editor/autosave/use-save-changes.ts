import type { ApiError } from '@porchlight/client';
import { useRef } from 'react';
import { firstMessages, type FieldErrors } from '../form/field-errors.ts';
import {
  changesOf,
  differentFields,
  valuesOf,
  type ListingChanges,
  type ListingValues,
} from '../form/listing-values.ts';
import type { SavedForm } from '../form/use-submission.ts';
import { useSendChanges, type Saved } from '../form/use-save.ts';
import { isOwnChange, mergeSaved, type SentChange } from './merge-saved.ts';

/** Why the last save failed, and the values that it was made of. */
export interface SaveFailure {
  readonly error: ApiError;
  readonly values: ListingValues;
}

/** Returns whether the same request may succeed later; its response may have been lost after it did. */
export const isTemporary = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

const without = <T extends object>(fields: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as T;

/** Returns the function that applies the result of a save to the form. */
function useResult(form: SavedForm, setFailure: (failure: SaveFailure | undefined) => void) {
  // A field that the server refused is sent again after another change was saved: it may be valid beside that one.
  const refused = useRef<readonly string[]>([]);
  const lost = useRef<SentChange>(undefined);
  const accept = (sent: SentChange, listing: SentChange['base']) => {
    const checked = [...Object.keys(sent.changes), ...refused.current];
    refused.current = [];
    lost.current = undefined;
    setFailure(undefined);
    form.setStored(listing);
    form.setValues((now) => mergeSaved(now, sent, listing));
    form.setErrors((now) => without(now, checked));
  };
  const refuse = (error: ApiError, sent: SentChange) => {
    const { values, changes } = sent;
    if (isTemporary(error)) lost.current = sent;
    const messages: FieldErrors = form.atFields(firstMessages(error), values);
    const names = Object.keys(messages);
    if (!names.some((name) => Object.hasOwn(changes, name))) {
      setFailure({ error, values });
      return;
    }
    refused.current = [...refused.current, ...names];
    setFailure(undefined);
    form.setErrors((now) => ({ ...now, ...messages }));
  };
  return (saved: Saved, sent: SentChange) => {
    if ('listing' in saved) accept(sent, saved.listing);
    else if ('error' in saved) refuse(saved.error, sent);
    else if (differentFields(sent.values, valuesOf(saved.current)).length === 0) accept(sent, saved.current);
    else if (isOwnChange(lost.current, sent.base, saved.current)) accept({ ...sent, changes: {} }, saved.current);
    else form.onConflict(saved.current);
  };
}

/** Returns the function that saves the changed fields of a form that are valid, unless a request runs already. */
export function useSaveChanges(form: SavedForm, setFailure: (failure: SaveFailure | undefined) => void) {
  const { stored: base, values, errors, isBusy, check, setErrors, runBusy } = form;
  const send = useSendChanges();
  const applyResult = useResult(form, setFailure);
  const isRunning = useRef(false);
  return async () => {
    if (isBusy || isRunning.current) return;
    const invalid = { ...errors, ...check() };
    const changes: ListingChanges = without(changesOf(values, base), Object.keys(invalid));
    setErrors(invalid);
    if (Object.keys(changes).length === 0) return;
    isRunning.current = true;
    const saved = await runBusy(() => send(base, changes));
    isRunning.current = false;
    applyResult(saved, { values, base, changes });
  };
}
