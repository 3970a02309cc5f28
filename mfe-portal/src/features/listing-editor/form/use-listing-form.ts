import type { OwnListing } from '@porchlight/contracts/catalog';
import { useState, type FormEvent } from 'react';
import { useAutosave } from '../autosave/use-autosave.ts';
import { isDraftState } from './draft-states.ts';
import { changesOf, valuesOf, type ListingValues } from './listing-values.ts';
import { useBusy } from './use-busy.ts';
import { useConflict } from './use-conflict.ts';
import { useFields } from './use-fields.ts';
import { useInputs } from './use-inputs.ts';
import { useRebase } from './use-rebase.ts';
import { useSubmission } from './use-submission.ts';

/**
 * State of the form of a listing. It starts from the stored listing, and anew from what its user saved or took over:
 * what a refetch brings would replace the text of the user. A draft is saved by itself, other listings when they are
 * submitted.
 */
export function useListingForm(first: OwnListing) {
  const [stored, setStored] = useState(first);
  const { isUnresolved, ...conflict } = useConflict(stored);
  const { isBusy, runBusy } = useBusy();
  const fields = useFields(stored);
  const { values, errors, isDirty, setValues, setErrors, set, update } = fields;
  const state = { ...fields, stored, setStored, isBusy, runBusy, onConflict: conflict.open };
  const isDraft = isDraftState(stored.status);
  const autosave = useAutosave({ ...state, isOn: isDraft, isOutdated: isUnresolved });
  const { refusal, failures, element, submit, send, dismissRefusal } = useSubmission(state);
  return {
    ...useInputs(fields),
    values,
    errors,
    isDirty,
    set,
    update,
    stored,
    isDraft,
    refusal,
    failures,
    isBusy,
    autosave,
    /** Runs a request that changes the version of the listing: meanwhile the form sends nothing. */
    runBusy,
    /** Bases the form on what is stored now, without losing what was typed. */
    rebase: useRebase({ stored, values, setStored, setValues, onClash: conflict.open }),
    props: {
      ref: element,
      noValidate: true,
      onBlur: autosave.onBlur,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isDraft) autosave.flush();
        else void submit();
      },
    },
    discard: () => {
      setValues(valuesOf(stored));
      setErrors({});
      dismissRefusal();
    },
    conflict,
    /** Bases the chosen values on what was saved meanwhile, and saves what differs. */
    merge: (merged: ListingValues, base: OwnListing) => {
      conflict.close();
      setStored(base);
      setValues(merged);
      if (!isDraft && Object.keys(changesOf(merged, base)).length > 0) void send(merged, base);
    },
  };
}
export type ListingForm = ReturnType<typeof useListingForm>;
