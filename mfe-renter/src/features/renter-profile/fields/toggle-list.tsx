import { Chip, type Choice } from '@porchlight/ui';
import { parseList, type ListField } from '../profile-values.ts';
import css from '../profile-form.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { FieldGroup } from './field-group.tsx';

/** Returns the comma-separated list with the value added or removed, in the order of the choices. */
export const toggleInList = (chosen: readonly string[], value: string, order: readonly string[]): string =>
  order.filter((one) => chosen.includes(one) !== (one === value)).join(',');

/** Renders a multiple choice as toggle chips. */
export function ToggleList({
  form,
  name,
  choices,
}: {
  readonly form: ProfileForm;
  readonly name: ListField;
  readonly choices: readonly Choice[];
}) {
  const chosen = parseList(form.values[name]);
  const order = choices.map(({ value }) => value);
  return (
    <FieldGroup field={form.field(name)}>
      <div className={css.chips}>
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            isOn={chosen.includes(value)}
            onClick={() => form.change(name, toggleInList(chosen, value, order))}
          >
            {label}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
