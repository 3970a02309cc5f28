import { useMessages } from '@porchlight/client';
import { Chip, ChoiceGroup } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useChoices } from '../form/choices.ts';
import type { ListField } from '../form/listing-values.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { FieldError } from './field-error.tsx';
import css from './sections.module.css';

interface Props {
  readonly form: ListingForm;
  readonly name: ListField;
}

/** Choices of a field as buttons that are pressed or not. */
export function ChipGroup({ form, name }: Props) {
  const t = useMessages(editorMessages);
  const choices = useChoices()(name);
  const chosen = form.values[name];
  const toggle = (value: string) =>
    form.set(name, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div id={`${form.id}-${name}`} tabIndex={-1}>
      <ChoiceGroup legend={t(`field.${name}`)} className={css.chips}>
        {choices.map(({ value, label }) => {
          const isOn = chosen.includes(value);
          return (
            <Chip key={value} isOn={isOn} icon={isOn ? IconCheck : IconPlus} onClick={() => toggle(value)}>
              {label}
            </Chip>
          );
        })}
      </ChoiceGroup>
      <FieldError>{form.errors[name]}</FieldError>
    </div>
  );
}
