import type { ApiError } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useEffect, useRef, useState } from 'react';
import { firstMessages, type FieldErrors } from './field-errors.ts';
import { changesOf, differentFields, valuesOf, type ListingValues } from './listing-values.ts';
import type { useBusy } from './use-busy.ts';
import type { useFields } from './use-fields.ts';
import { useSave } from './use-save.ts';

/** State of the form that saving reads and replaces. */
export interface SavedForm extends ReturnType<typeof useFields>, ReturnType<typeof useBusy> {
  readonly stored: OwnListing;
  readonly setStored: (listing: OwnListing) => void;
  readonly onConflict: (listing: OwnListing) => void;
}

/** Focuses the first invalid field, or else the summary, after a failed submission. */
function useFocusOnFailure(failures: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid]');
    (invalid ?? element.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [failures]);
  return element;
}

/** Saves the form when its user submits it, and reports why it was not saved. */
export function useSubmission(form: SavedForm) {
  const { stored, values, isDirty, isBusy, runBusy, check, atFields, setErrors, setStored, setValues } = form;
  const [refusal, setRefusal] = useState<ApiError>();
  const [failures, setFailures] = useState(0);
  const save = useSave();

  const fail = (errors: FieldErrors, error?: ApiError) => {
    setErrors(errors);
    setRefusal(Object.keys(errors).length > 0 ? undefined : error);
    setFailures((before) => before + 1);
  };
  const accept = (listing: OwnListing, sent: ListingValues) => {
    setStored(listing);
    setErrors({});
    // What was typed while the request ran stays.
    setValues((now) => (now === sent ? valuesOf(listing) : now));
  };
  const send = async (sent: ListingValues, base: OwnListing) => {
    setRefusal(undefined);
    const saved = await runBusy(() => save(base, changesOf(sent, base)));
    if ('listing' in saved) accept(saved.listing, sent);
    else if ('error' in saved) fail(atFields(firstMessages(saved.error), sent), saved.error);
    else if (differentFields(sent, valuesOf(saved.current)).length === 0) accept(saved.current, sent);
    else form.onConflict(saved.current);
  };
  return {
    refusal,
    failures,
    element: useFocusOnFailure(failures),
    send,
    submit: async () => {
      if (isBusy || !isDirty) return;
      const errors = check();
      if (Object.keys(errors).length > 0) fail(errors);
      else await send(values, stored);
    },
    dismissRefusal: () => setRefusal(undefined),
  };
}
