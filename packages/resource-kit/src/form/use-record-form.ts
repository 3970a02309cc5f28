import { useForm } from '@mantine/form';
import { useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { formErrors } from '@porchlight/contracts/form';
import { useFormMessages } from '@porchlight/forms';
import { useId, useRef, useState } from 'react';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { bodyOf, valuesOf, type FormValues } from './field-values.ts';

type Sent = { readonly record: AnyRecord } | { readonly error: ApiError };

/** Returns the value at a path: `question.en-CA`. */
const valueAt = (values: FormValues, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], values);

/**
 * Returns a function that validates values with the contract's class; an empty required field gets a message that names
 * it.
 */
function useValidate({ resource, messages }: ResourceScreens) {
  const language = useLanguage();
  const t = useFormMessages();
  const tArea = useMessages(messages);
  const labelOf = (path: string) => tArea(`${resource.label}.${path.split('.')[0] ?? ''}`);
  return (values: FormValues): Record<string, string> =>
    Object.fromEntries(
      Object.entries(formErrors(resource.input, bodyOf(resource, values), language))
        // A form may have a part of the fields; the others stay as they are stored.
        .filter(([path]) => (path.split('.')[0] ?? '') in values)
        .map(([path, message]) => [
          path,
          valueAt(values, path) === '' || valueAt(values, path) === undefined
            ? t('fillIn', { field: labelOf(path) })
            : message,
        ]),
    );
}

const focusFirstError = (fields: HTMLElement | null) =>
  // After React has rendered the errors.
  setTimeout(() => fields?.querySelector<HTMLElement>('[aria-invalid]')?.focus());

/**
 * State of the form of a record, on `@mantine/form`: a field is checked when it loses the focus, all of them on submit,
 * and the server's errors go to their fields.
 */
export function useRecordForm(
  screens: ResourceScreens,
  record: AnyRecord | undefined,
  send: (body: Record<string, unknown>) => Promise<Sent>,
) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { resource } = screens;
  const validate = useValidate(screens);
  const form = useForm<FormValues>({
    initialValues: valuesOf(resource, record),
    validate,
    validateInputOnBlur: true,
  });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const check = (): boolean => {
    const isValid = !form.validate().hasErrors;
    if (!isValid) focusFirstError(element.current);
    return isValid;
  };
  const submit = async (): Promise<Sent | undefined> => {
    if (isBusy || !check()) return undefined;
    setBusy(true);
    setRefusal(undefined);
    const sent = await send(bodyOf(resource, form.getValues()));
    setBusy(false);
    if ('record' in sent) form.resetDirty();
    else {
      setRefusal(sent.error);
      form.setErrors(Object.fromEntries(Object.entries(sent.error.errors ?? {}).map(([name, [text]]) => [name, text])));
      focusFirstError(element.current);
    }
    return sent;
  };
  return { id, element, form, isBusy, refusal, check, submit, dismissRefusal: () => setRefusal(undefined) };
}
export type RecordForm = ReturnType<typeof useRecordForm>;
