import { useMessages } from '@porchlight/client';
import { TextInput, Select } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { draftMessages } from '../draft/messages/catalog.ts';
import { choicesOf, useChoiceLabel, type ChoiceField } from '../form/choices.ts';
import { isOptional, type ListField, type TextField } from '../form/listing-values.ts';
import type { ListingForm } from '../form/use-listing-form.ts';

interface Props<Name extends TextField> {
  readonly form: ListingForm;
  readonly name: Name;
  readonly hint?: ReactNode;
}

/** Select of a field with fixed choices; its first one is empty until the field is answered, or if it may stay open. */
export function ChoiceSelect({ form, name, hint }: Props<Exclude<ChoiceField, ListField>>) {
  const t = useMessages(draftMessages);
  const labelOf = useChoiceLabel();
  const field = form.field(name);
  const choices = choicesOf[name].map((value) => ({ value, label: labelOf(name, value) }));
  return (
    <Select
      {...field}
      hint={hint}
      choices={field.value === '' || isOptional(name) ? [{ value: '', label: t('choose') }, ...choices] : choices}
    />
  );
}

/** Input of a whole number. It is a text field: the wheel does not change it, and a separator may be typed. */
export const NumberInput = ({ form, name, hint }: Props<TextField>) => (
  <TextInput {...form.field(name)} hint={hint} inputMode="numeric" autoComplete="off" />
);

/** Select of a number from 0 to `max`. */
export function CountSelect({
  form,
  name,
  max,
  labelOf = String,
}: Props<TextField> & { readonly max: number; readonly labelOf?: (count: number) => string }) {
  return (
    <Select
      {...form.field(name)}
      choices={Array.from({ length: max + 1 }, (_, count) => ({ value: String(count), label: labelOf(count) }))}
    />
  );
}
