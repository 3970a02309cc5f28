import { useLanguage, useNow, useSession, type ApiError } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { useIdempotencyKey } from '@porchlight/forms';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { dayInToronto } from '../../shared/wallet/day-in-toronto.ts';
import { newListingCalls } from './new-listing-calls.ts';
import { errorsIn, useNewListingCheck, type NewListingErrors } from './new-listing-errors.ts';
import { firstValues, listingInput, type NewListingField, type NewListingValues } from './new-listing-values.ts';

/** Focuses the first invalid field, or else the summary, after a failed submission. */
function useFocusOnFailure(failures: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
    (invalid ?? element.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [failures]);
  return element;
}

/**
 * Values and errors of the form. A field is checked when it loses the focus, and with an error again with each change.
 */
function useValues() {
  const language = useLanguage();
  const now = useNow();
  const check = useNewListingCheck();
  const [first] = useState(() => firstValues(language === 'fr-CA' ? 'fr' : 'en', dayInToronto(now.toISOString())));
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<NewListingErrors>({});
  const set = <Name extends keyof NewListingValues>(name: Name, value: NewListingValues[Name]) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (Object.keys(errors).length === 0) return;
    const found = Object.entries(check(next));
    setErrors(Object.fromEntries(found.filter(([field]) => errors[field as keyof NewListingErrors])));
  };
  return {
    values,
    errors,
    set,
    setErrors,
    check: () => check(values),
    checkField: (name: NewListingField) => setErrors((before) => ({ ...before, [name]: check(values)[name] })),
    isDirty: Object.entries(values).some(([name, value]) => first[name as keyof NewListingValues] !== value),
  };
}

const firstMessages = ({ errors = {} }: ApiError) =>
  Object.fromEntries(Object.entries(errors).map(([path, [message]]) => [path, message]));

/** Returns the function that creates a draft: the first one may be part of a registration. */
function useCreate() {
  const isRegistering = useSession().user?.emailVerified === false;
  const [create, { isLoading: isCreating }] = newListingCalls.useCreateListingMutation();
  const [register, { isLoading: isSending }] = newListingCalls.useRegisterListingMutation();
  return { create: isRegistering ? register : create, isBusy: isCreating || isSending };
}

/** State of the form of a new listing. Sending it creates a draft, and opens its editor. */
export function useNewListingForm() {
  const { setErrors, check, ...fields } = useValues();
  const id = useId();
  const navigate = useNavigate();
  const { create, isBusy } = useCreate();
  const keyOf = useIdempotencyKey();
  const [refusal, setRefusal] = useState<ApiError>();
  const [failures, setFailures] = useState(0);
  const element = useFocusOnFailure(failures);

  const fail = (errors: NewListingErrors, error?: ApiError) => {
    setErrors(errors);
    setRefusal(Object.keys(errors).length > 0 ? undefined : error);
    setFailures((before) => before + 1);
  };
  const submit = async () => {
    if (isBusy) return;
    const errors = check();
    if (Object.keys(errors).length > 0) {
      fail(errors);
      return;
    }
    setRefusal(undefined);
    // The same content makes one draft, also when it is sent again after a lost response.
    const key = keyOf(JSON.stringify(fields.values));
    const { data, error } = await create({ body: listingInput(fields.values, key) });
    if (data) void navigate(`/portal/listings/${data.listing.id}`, { replace: true });
    else fail(errorsIn(firstMessages(error as ApiError)), error as ApiError);
  };
  return {
    ...fields,
    id,
    refusal,
    failures,
    isBusy,
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
export type NewListingForm = ReturnType<typeof useNewListingForm>;
