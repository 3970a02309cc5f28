import { Chip, type Choice } from '@porchlight/ui';
import { listIn, type ListField } from '../profile-values.ts';
import css from '../renter-profile.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { FieldGroup } from './field-group.tsx';

/** The list with one of its words more, or less; always in the order of the choices. */
export const toggled = (chosen: readonly string[], value: string, order: readonly string[]): string =>
  order.filter((one) => chosen.includes(one) !== (one === value)).join(',');

/** As many of a few as one likes. */
export function ToggleList({
  form,
  name,
  choices,
}: {
  readonly form: ProfileForm;
  readonly name: ListField;
  readonly choices: readonly Choice[];
}) {
  const chosen = listIn(form.values[name]);
  const order = choices.map(({ value }) => value);
  return (
    <FieldGroup field={form.field(name)}>
      <div className={css.chips}>
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            isOn={chosen.includes(value)}
            onClick={() => form.change(name, toggled(chosen, value, order))}
          >
            {label}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
