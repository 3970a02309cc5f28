import { Chip, Combobox, type ComboboxOption, type IconDrawing } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComponentType } from 'react';
import { parseList, type ListField } from '../profile-values.ts';
import css from '../profile-form.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileMessages } from '../messages/catalog.ts';
import { FieldGroup } from './field-group.tsx';

/** Maximum number of items in a pick list (areas or languages). */
export const maxPicked = 10;

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
  /** Message shown instead of the field when the maximum is reached. */
  readonly full: string;
  /** Component that renders one selected value. */
  readonly Picked: ComponentType<PickedProps>;
}
/** Props of a component that renders one selected value. */
export interface PickedProps {
  readonly value: string;
  readonly onRemove: () => void;
}

/** Renders a combobox with suggestions; selected values are listed below and can be removed. */
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
  const picked = parseList(form.values[name]);
  const setValues = (values: readonly string[]) => form.change(name, values.join(','));
  return (
    <FieldGroup field={field}>
      {picked.length < maxPicked ? (
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
            setValues([...picked, id]);
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
              <Picked value={value} onRemove={() => setValues(picked.filter((one) => one !== value))} />
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

/** Renders a selected value as a chip with a remove button. */
export function PickedChip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const t = useProfileMessages();
  return (
    <Chip className={css.picked} aria-label={t('removeIt', { name: label })} onClick={onRemove}>
      {label}
      <IconX size={16} stroke={2} aria-hidden="true" />
    </Chip>
  );
}
