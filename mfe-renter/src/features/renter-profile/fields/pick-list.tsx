import { Chip, Combobox, type ComboboxOption, type IconDrawing } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComponentType } from 'react';
import { listIn, type ListField } from '../profile-values.ts';
import css from '../renter-profile.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileWords } from '../words/catalogue.ts';
import { FieldGroup } from './field-group.tsx';

/** Most places, and most languages. */
export const mostPicked = 10;

export interface PickListProps {
  readonly form: ProfileForm;
  readonly name: ListField;
  readonly icon: IconDrawing;
  readonly hint?: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly note: string | undefined;
  /** Said in place of the field when there are as many as there can be. */
  readonly full: string;
  /** What was picked, by its name. */
  readonly Picked: ComponentType<PickedProps>;
}
/** How something that was picked shows itself. */
export interface PickedProps {
  readonly value: string;
  readonly onRemove: () => void;
}

/** A field that suggests while one types; what was picked stands below and goes by a press. */
export function PickList({
  form,
  name,
  icon,
  hint,
  placeholder,
  text,
  onText,
  options,
  note,
  full,
  Picked,
}: PickListProps) {
  const field = form.field(name);
  const picked = listIn(form.values[name]);
  const put = (values: readonly string[]) => form.change(name, values.join(','));
  return (
    <FieldGroup field={field}>
      {picked.length < mostPicked ? (
        <Combobox
          label={field.label}
          name={name}
          icon={icon}
          placeholder={placeholder}
          text={text}
          onText={onText}
          options={options.filter(({ id }) => !picked.includes(id))}
          note={note}
          onPick={(id) => {
            put([...picked, id]);
            onText('');
          }}
        />
      ) : (
        <p role="status" className={css.hint}>
          {full}
        </p>
      )}
      {hint && picked.length === 0 && <p className={css.hint}>{hint}</p>}
      {picked.length > 0 && (
        <ul className={css.chips}>
          {picked.map((value) => (
            <li key={value}>
              <Picked value={value} onRemove={() => put(picked.filter((one) => one !== value))} />
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

/** Something that was picked, and the way to take it back. */
export function PickedChip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const t = useProfileWords();
  return (
    <Chip className={css.picked} aria-label={t('removeIt', { name: label })} onClick={onRemove}>
      {label}
      <IconX size={16} stroke={2} aria-hidden="true" />
    </Chip>
  );
}
