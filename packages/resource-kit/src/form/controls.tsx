import { useLanguage } from '@porchlight/client';
import { KeyValue, Languages } from '@porchlight/console-ui';
import type { FormControl } from '@porchlight/contracts';
import { Checkbox, ChoiceGroup, Notice, Select, Switch, TextArea, TextInput } from '@porchlight/ui';
import type { ComponentType } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import { ColumnsControl } from './columns-control.tsx';
import { inputOf, languageName, type ControlProps, type Input } from './control-input.ts';
import { formLanguages, isTranslatedKind, type NamedText } from './field-values.ts';
import { nameOfText } from './name-of-text.ts';
import { RichTextControl } from './rich-text-control.tsx';
import { useReferenceChoices } from './use-reference-choices.ts';

/** Returns a function to the props of the input of a field, with the mark of an optional one. */
function useInput({ field, form }: Pick<ControlProps, 'field' | 'form'>): Input {
  const k = useKitMessages();
  return { ...inputOf(form, field.name), ...(field.optional ? { optional: k('optional') } : {}) };
}

const TextControl = (props: ControlProps) => <TextInput {...useInput(props)} label={props.label} />;
function SlugControl({ field, label, form }: ControlProps) {
  const k = useKitMessages();
  return <TextInput {...inputOf(form, field.name)} label={label} hint={k('slugHint')} spellCheck={false} />;
}
const NumberControl = (props: ControlProps) => (
  <TextInput {...useInput(props)} label={props.label} inputMode="numeric" />
);
const MoneyControl = (props: ControlProps) => (
  <TextInput {...useInput(props)} label={props.label} inputMode="decimal" />
);
function LinesControl({ field, label, form }: ControlProps) {
  const k = useKitMessages();
  return <TextArea {...inputOf(form, field.name)} label={label} hint={k('linesHint')} rows={3} spellCheck={false} />;
}
const DateControl = ({ field, label, form }: ControlProps) => (
  <TextInput {...inputOf(form, field.name)} label={label} type="date" />
);
function TimeControl(props: ControlProps) {
  const k = useKitMessages();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <TextInput
      {...useInput(props)}
      label={props.label}
      type="datetime-local"
      hint={k('timeZone', { zone: timeZone.replaceAll('_', ' ') })}
    />
  );
}
const SelectControl = ({ field, label, form, t, messageKey }: ControlProps) => (
  <Select
    {...inputOf(form, field.name)}
    label={label}
    choices={[
      ...(field.optional ? [{ value: '', label: t(`${messageKey}.none`) }] : []),
      ...(field.values ?? []).map((value) => ({ value, label: t(`${messageKey}.${value}`) })),
    ]}
  />
);
const SwitchControl = ({ field, label, form: { form } }: ControlProps) => (
  <Switch
    label={label}
    checked={form.getValues()[field.name] === true}
    onChange={(event) => form.setFieldValue(field.name, event.target.checked)}
  />
);

/** Select of the records of another resource. */
function ReferenceControl(props: ControlProps) {
  const k = useKitMessages();
  const choices = useReferenceChoices(props.field, useLanguage());
  return <Select {...useInput(props)} label={props.label} choices={[{ value: '', label: k('choose') }, ...choices]} />;
}

/** Checkboxes of the records of another resource. */
function ReferencesControl(props: ControlProps) {
  return <Checkboxes {...props} choices={useReferenceChoices(props.field, useLanguage())} />;
}
const ChoicesControl = (props: ControlProps) => (
  <Checkboxes
    {...props}
    choices={(props.field.values ?? []).map((value) => ({ value, label: props.t(`${props.messageKey}.${value}`) }))}
  />
);

function Checkboxes({
  field,
  label,
  form,
  choices,
}: ControlProps & { readonly choices: readonly { readonly value: string; readonly label: string }[] }) {
  const { error } = inputOf(form, field.name);
  const chosen = form.form.getValues()[field.name] as Readonly<Record<string, string>>;
  return (
    <ChoiceGroup legend={label}>
      {choices.map(({ value: id, label: name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={Boolean(chosen[id])}
          onChange={({ target }) => form.form.setFieldValue(field.name, { ...chosen, [id]: target.checked ? id : '' })}
        />
      ))}
      {error && <Notice tone="danger">{error}</Notice>}
    </ChoiceGroup>
  );
}

function TranslatedControl({ field, label, form }: ControlProps) {
  const k = useKitMessages();
  return (
    <Languages legend={label}>
      {formLanguages.map((language) => (
        <TextArea
          key={language}
          {...inputOf(form, `${field.name}.${language}`)}
          label={k(languageName[language])}
          optional={language === 'en-CA' && !field.optional ? undefined : k('optional')}
          lang={language}
          rows={2}
        />
      ))}
    </Languages>
  );
}

const controlOfKind = {
  text: TranslatedControl,
  'rich-text': RichTextControl,
  address: TextControl,
  amount: NumberControl,
  day: DateControl,
} as const;

/** The texts of a field one below the other, each with the control of its kind; `fixed` ones as text. */
function NamedTextsControl({ field, form, t, messageKey }: ControlProps) {
  const values = form.form.getValues()[field.name] as readonly NamedText[];
  return values.map(({ key, kind, content }, at) => {
    const label = nameOfText(t, messageKey, key);
    if (kind === 'fixed') return <KeyValue key={key} facts={[{ key, label, value: content['en-CA'] }]} />;
    const path = `${String(field.name)}.${at}.content`;
    const named = { name: isTranslatedKind(kind) ? path : `${path}.en-CA`, control: field.control };
    const Control = controlOfKind[kind];
    return <Control key={key} field={named as typeof field} label={label} form={form} t={t} messageKey={messageKey} />;
  });
}

/** The registered control of each hint of the contract. */
export const controls: Readonly<Record<FormControl, ComponentType<ControlProps>>> = {
  text: TextControl,
  slug: SlugControl,
  number: NumberControl,
  money: MoneyControl,
  date: DateControl,
  lines: LinesControl,
  'named-texts': NamedTextsControl,
  time: TimeControl,
  select: SelectControl,
  switch: SwitchControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  choices: ChoicesControl,
  columns: ColumnsControl,
  'translated-text': TranslatedControl,
  'translated-rich-text': RichTextControl,
};
