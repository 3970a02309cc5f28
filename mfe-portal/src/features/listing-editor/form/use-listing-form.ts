import { useMessages, type ApiError } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import type { FieldErrors } from './field-errors.ts';
import {
  changesOf,
  differentFields,
  isOptional,
  valuesOf,
  type ListingValues,
  type TextField,
} from './listing-values.ts';
import { useFields } from './use-fields.ts';
import { useRebase } from './use-rebase.ts';
import { useSave } from './use-save.ts';

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

/** Returns what was saved meanwhile, and whether the user is comparing it. */
function useConflict() {
  const [theirs, setTheirs] = useState<OwnListing>();
  const [isOpen, setOpen] = useState(false);
  return {
    theirs,
    isOpen,
    open: (listing: OwnListing) => {
      setTheirs(listing);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** Returns whether a request of the form runs, and the function that runs one. */
function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const runBusy = async <T>(request: () => Promise<T>): Promise<T> => {
    setBusy(true);
    const result = await request();
    setBusy(false);
    return result;
  };
  return { isBusy, runBusy };
}

/**
 * State of the form of a listing. It starts from the stored listing, and anew from what its user saved or took over: what
 * a refetch brings would replace the text of the user.
 */
export function useListingForm(first: OwnListing) {
  const [stored, setStored] = useState(first);
  const conflict = useConflict();
  const [refusal, setRefusal] = useState<ApiError>();
  const [failures, setFailures] = useState(0);
  const { isBusy, runBusy } = useBusy();
  const { set, setValues, setErrors, check, atFields, ...fields } = useFields(stored);
  const { values, isDirty } = fields;
  const save = useSave();
  const element = useFocusOnFailure(failures);

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
    else conflict.open(saved.current);
  };
  const submit = async () => {
    if (isBusy || !isDirty) return;
    const errors = check();
    if (Object.keys(errors).length > 0) fail(errors);
    else await send(values, stored);
  };
  return {
    ...fields,
    ...useInputs({ set, ...fields }),
    set,
    stored,
    refusal,
    failures,
    isBusy,
    /** Runs a request that changes the version of the listing: meanwhile the form sends nothing. */
    runBusy,
    /** Bases the form on what is stored now, without losing what was typed. */
    rebase: useRebase({ stored, values, setStored, setValues, onClash: conflict.open }),
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    discard: () => {
      setValues(valuesOf(stored));
      setErrors({});
      setRefusal(undefined);
    },
    conflict,
    /** Bases the chosen values on what was saved meanwhile, and saves what differs. */
    merge: (merged: ListingValues, base: OwnListing) => {
      conflict.close();
      setStored(base);
      setValues(merged);
      if (Object.keys(changesOf(merged, base)).length > 0) void send(merged, base);
    },
  };
}
export type ListingForm = ReturnType<typeof useListingForm>;

const firstMessages = ({ errors = {} }: ApiError) =>
  Object.fromEntries(Object.entries(errors).map(([path, [message]]) => [path, message]));

/** Returns the function from a field to the props of its input. */
function useInputs({
  values,
  errors,
  set,
  checkField,
}: Pick<ReturnType<typeof useFields>, 'values' | 'errors' | 'set' | 'checkField'>) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const id = useId();
  return {
    id,
    field: (name: TextField) => ({
      id: `${id}-${name}`,
      name,
      label: t(`field.${name}`),
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, target.value),
      onBlur: () => checkField(name),
      ...(isOptional(name) ? { optional: tForm('optional') } : {}),
    }),
  };
}
