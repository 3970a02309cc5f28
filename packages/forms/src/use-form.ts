import { useLanguage, type ApiError } from '@porchlight/client';
import type { Class } from '@porchlight/contracts';
import { formErrors } from '@porchlight/contracts/form';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useFormMessages } from './messages/catalog.ts';

type FieldTexts<Name extends string> = Readonly<Record<Name, string>>;
type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface FormOptions<Name extends string, Body extends object> {
  /** Class of the request body; the server validates with the same one. */
  readonly type: Class;
  /** Labels of the fields, in the order of the page. */
  readonly labels: FieldTexts<Name>;
  /** Initial values. Default: empty. */
  readonly initialValues?: Partial<FieldTexts<Name>>;
  /** Converts the values to the request body. */
  readonly bodyOf: (values: FieldTexts<Name>) => Body;
  /** Sends the body. Returns the error, or undefined on success. */
  readonly send: (body: Body) => Promise<ApiError | undefined>;
  /** Checks what the class does not know, such as the provider's card fields. False refuses the submission. */
  readonly check?: () => boolean;
  /** Focus after a failed submission. Default: the first invalid field. */
  readonly focusOn?: 'summary';
}

/** Props of the input of a field. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
  readonly onBlur: () => void;
}
/** State of a form: values, errors, and the props of its fields. */
export type Form<Name extends string> = ReturnType<typeof useForm<Name, object>>;

const namesOf = <Name extends string>(labels: FieldTexts<Name>) => Object.keys(labels) as Name[];
/** Returns the first message of each field, in the order of the page. */
const inPageOrder = <Name extends string>(
  names: readonly Name[],
  messages: Readonly<Record<string, string | undefined>>,
): FieldErrors<Name> =>
  Object.fromEntries(names.flatMap((name) => (messages[name] ? [[name, messages[name]]] : []))) as FieldErrors<Name>;

/** Returns a function that validates values with the class. An empty required field gets a message that names it. */
function useValidator<Name extends string, Body extends object>({ type, labels, bodyOf }: FormOptions<Name, Body>) {
  const t = useFormMessages();
  const language = useLanguage();
  return (values: FieldTexts<Name>): FieldErrors<Name> => {
    const messages = inPageOrder(namesOf(labels), formErrors(type, bodyOf(values), language));
    return Object.fromEntries(
      Object.entries(messages).map(([name, text]) => [
        name,
        values[name as Name].trim() === '' ? t('fillIn', { field: labels[name as Name] }) : text,
      ]),
    ) as FieldErrors<Name>;
  };
}

/** Focuses the first invalid field, or else the summary, after a failed submission. */
function useFocus(failures: number, focusOn: 'field' | 'summary') {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const firstInvalid = focusOn === 'field' ? form.current?.querySelector<HTMLElement>('[aria-invalid]') : null;
    (firstInvalid ?? form.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [failures, focusOn]);
  return form;
}

/** Holds the values of a form and checks its fields: one when it loses focus, and from then on with each change. */
function useFields<Name extends string, Body extends object>(options: FormOptions<Name, Body>) {
  const { labels, initialValues } = options;
  const names = namesOf(labels);
  const id = useId();
  const validate = useValidator(options);
  const [values, setValues] = useState<FieldTexts<Name>>(
    () => Object.fromEntries(names.map((name) => [name, initialValues?.[name] ?? ''])) as FieldTexts<Name>,
  );
  const [faults, setFaults] = useState(() => ({}) as FieldErrors<Name>);

  const validateFields = (fields: readonly Name[], next = values) => {
    const found = validate(next);
    setFaults((before) =>
      inPageOrder(names, { ...before, ...Object.fromEntries(fields.map((name) => [name, found[name]])) }),
    );
  };
  const check = (name: Name) => {
    validateFields([name]);
  };
  const change = (name: Name, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    // Fields with an error are checked again, and so is a confirmation of the changed field.
    validateFields(
      names.filter((one) => faults[one] !== undefined && (one === name || one === `${name}_confirmation`)),
      next,
    );
  };
  /** Changes several fields at once; those with an error are checked again. */
  const fill = (changes: Partial<FieldTexts<Name>>) => {
    const next = { ...values, ...changes };
    setValues(next);
    validateFields(
      names.filter((one) => faults[one] !== undefined),
      next,
    );
  };
  const field = (name: Name): FieldState => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => {
      change(name, event.target.value);
    },
    onBlur: () => {
      if (values[name] !== '') check(name);
    },
  });
  return { id, names, labels, values, faults, setFaults, judge: validate, check, change, fill, field };
}

/** Checks a form with the class of its call: a field when it loses focus, all of them on submit. */
export function useForm<Name extends string, Body extends object>(options: FormOptions<Name, Body>) {
  const { bodyOf, send, check = () => true, focusOn = 'field' } = options;
  const { setFaults, judge: validate, ...fields } = useFields(options);
  const { names, values } = fields;
  const [refusal, setRefusal] = useState<ApiError>();
  const [failures, setFailures] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const form = useFocus(failures, focusOn);

  const fail = (found: FieldErrors<Name>, error?: ApiError) => {
    setFaults(found);
    setRefusal(error);
    setFailures((before) => before + 1);
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const found = validate(values);
    const isComplete = check();
    if (!isComplete || Object.keys(found).length > 0) {
      fail(found);
      return;
    }
    setRefusal(undefined);
    setBusy(true);
    const error = await send(bodyOf(values));
    setBusy(false);
    if (error)
      fail(
        inPageOrder(
          names,
          Object.fromEntries(Object.entries(error.errors ?? {}).map(([name, [text]]) => [name, text])),
        ),
        error,
      );
    else setFaults({} as FieldErrors<Name>); // the server's error on a field may have been resolved in another field
  };
  return {
    ...fields,
    refusal,
    failures,
    isBusy,
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
