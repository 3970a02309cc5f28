import { Select, type Choice } from '@porchlight/ui';
import type { ProfileField } from '../profile-values.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileMessages } from '../messages/catalog.ts';

interface Props {
  readonly form: ProfileForm;
  readonly name: ProfileField;
  readonly choices: readonly Choice[];
  readonly hint?: string;
  /** Label of a saved value that is not among the choices. */ readonly labelOf?: (value: string) => string;
}
/** Renders an optional select. A saved value that is not among the choices is added to them. */
export function OptionalSelect({ form, name, choices, hint, labelOf = (value) => value }: Props) {
  const t = useProfileMessages();
  const { onBlur: _, ...field } = form.field(name);
  const isKnown = field.value === '' || choices.some(({ value }) => value === field.value);
  return (
    <Select
      {...field}
      hint={hint}
      choices={[
        { value: '', label: t('unstated') },
        ...choices,
        ...(isKnown ? [] : [{ value: field.value, label: labelOf(field.value) }]),
      ]}
    />
  );
}

/** Converts integers to select choices. */
export const numberChoices = (values: readonly number[], labelOf: (value: number) => string): readonly Choice[] =>
  values.map((value) => ({ value: String(value), label: labelOf(value) }));
export const integerRange = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
