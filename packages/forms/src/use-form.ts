import { useLanguage, type ApiError } from '@porchlight/client';
import type { Class } from '@porchlight/contracts';
import { formErrors } from '@porchlight/contracts/form';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useFormWords } from './words/catalogue.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Faults<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface FormPlan<Name extends string, Body extends object> {
  /** The class of the body: the server checks with the same one. */
  readonly type: Class;
  /** The fields in the order of the page, each with its label. */
  readonly labels: Texts<Name>;
  /** What stands in them at first; empty unless said. */
  readonly first?: Partial<Texts<Name>>;
  /** What is sent of what was written. */
  readonly bodyOf: (values: Texts<Name>) => Body;
  /** Sends it, and gives the refusal if there was one. */
  readonly send: (body: Body) => Promise<ApiError | undefined>;
  /** What has the focus after a failure: the first wrong field unless said. */
  readonly focusOn?: 'summary';
}

/** What a form hands to the input of a field. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
  readonly onBlur: () => void;
}
/** The state of a form: what was written, what is wrong with it, and the props of its fields. */
export type Form<Name extends string> = ReturnType<typeof useForm<Name, object>>;

const namesOf = <Name extends string>(labels: Texts<Name>) => Object.keys(labels) as Name[];
/** Of each field the first sentence, in the order of the page. */
const inOrder = <Name extends string>(
  names: readonly Name[],
  said: Readonly<Record<string, string | undefined>>,
): Faults<Name> =>
  Object.fromEntries(names.flatMap((name) => (said[name] ? [[name, said[name]]] : []))) as Faults<Name>;

/** What the class says of values; an empty field is asked for in plain words. */
function useJudge<Name extends string, Body extends object>({ type, labels, bodyOf }: FormPlan<Name, Body>) {
  const t = useFormWords();
  const language = useLanguage();
  return (values: Texts<Name>): Faults<Name> => {
    const said = inOrder(namesOf(labels), formErrors(type, bodyOf(values), language));
    return Object.fromEntries(
      Object.entries(said).map(([name, text]) => [name, values[name as Name].trim() === '' ? t('fillIn') : text]),
    ) as Faults<Name>;
  };
}

/** After a failure the first wrong field has the focus, else the summary. */
function useFocus(failures: number, focusOn: 'field' | 'summary') {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const wrong = focusOn === 'field' ? form.current?.querySelector<HTMLElement>('[aria-invalid]') : null;
    (wrong ?? form.current?.querySelector<HTMLElement>('[data-summary]'))?.focus();
  }, [failures, focusOn]);
  return form;
}

/** A form that the class of its call checks: a field when it is left, all of them when it is sent. */
export function useForm<Name extends string, Body extends object>(plan: FormPlan<Name, Body>) {
  const { labels, first, bodyOf, send, focusOn = 'field' } = plan;
  const names = namesOf(labels),
    id = useId(),
    judge = useJudge(plan);
  const [values, setValues] = useState<Texts<Name>>(
    () => Object.fromEntries(names.map((name) => [name, first?.[name] ?? ''])) as Texts<Name>,
  );
  const [faults, setFaults] = useState(() => ({}) as Faults<Name>);
  const [refusal, setRefusal] = useState<ApiError>();
  const [failures, setFailures] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const form = useFocus(failures, focusOn);

  const judgeFields = (fields: readonly Name[], now = values) => {
    const found = judge(now);
    setFaults((before) =>
      inOrder(names, { ...before, ...Object.fromEntries(fields.map((name) => [name, found[name]])) }),
    );
  };
  const check = (name: Name) => {
    judgeFields([name]);
  };
  const change = (name: Name, value: string) => {
    const now = { ...values, [name]: value };
    setValues(now);
    // Judged when it is left, and from then on while it is mended; what must be the same as it, along with it.
    judgeFields(
      names.filter((one) => faults[one] !== undefined && (one === name || one === `${name}_confirmation`)),
      now,
    );
  };
  const fail = (found: Faults<Name>, why?: ApiError) => {
    setFaults(found);
    setRefusal(why);
    setFailures((before) => before + 1);
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const found = judge(values);
    if (Object.keys(found).length > 0) {
      fail(found);
      return;
    }
    setRefusal(undefined);
    setBusy(true);
    const why = await send(bodyOf(values));
    setBusy(false);
    if (why)
      fail(
        inOrder(names, Object.fromEntries(Object.entries(why.errors ?? {}).map(([name, [text]]) => [name, text]))),
        why,
      );
    else setFaults({} as Faults<Name>); // what the server said of a field may have been mended in another one
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
  return {
    id,
    names,
    labels,
    values,
    faults,
    refusal,
    failures,
    isBusy,
    field,
    check,
    change,
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
