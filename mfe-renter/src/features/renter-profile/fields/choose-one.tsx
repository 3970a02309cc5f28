import { Select, type Choice } from '@porchlight/ui';
import type { ProfileField } from '../profile-values.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileWords } from '../words/catalogue.ts';

interface Props {
  readonly form: ProfileForm;
  readonly name: ProfileField;
  readonly choices: readonly Choice[];
  readonly hint?: string;
  /** How a value is called that is not among the choices. */ readonly labelOf?: (value: string) => string;
}
/** One of many, or none: nobody has to say. What is kept is offered even where the list would not have it. */
export function ChooseOne({ form, name, choices, hint, labelOf = (value) => value }: Props) {
  const t = useProfileWords();
  const { onBlur: _, ...field } = form.field(name);
  const isKnown = field.value === '' || choices.some(({ value }) => value === field.value);
  return (
    <Select
      {...field}
      hint={hint}
      choices={[
        { value: '', label: t('notSaid') },
        ...choices,
        ...(isKnown ? [] : [{ value: field.value, label: labelOf(field.value) }]),
      ]}
    />
  );
}

/** Whole numbers as choices. */
export const numbersAs = (values: readonly number[], labelOf: (value: number) => string): readonly Choice[] =>
  values.map((value) => ({ value: String(value), label: labelOf(value) }));
export const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
