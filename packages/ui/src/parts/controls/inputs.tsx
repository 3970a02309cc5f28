import {
  useState,
  type InputHTMLAttributes,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { classNames } from '../../class-names.ts';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../icon.tsx';

type Without<T> = Omit<T, 'id' | 'className'>;
const split = <T extends FieldProps>({ label, isLabelHidden, optional, hint, error, className, id, ...rest }: T) => ({
  field: { label, isLabelHidden, optional, hint, error, className, id },
  rest,
});

export type TextInputProps = FieldProps &
  Without<InputHTMLAttributes<HTMLInputElement>> & { readonly ref?: Ref<HTMLInputElement> };
/** Single-line text field with label, hint and error. */
export function TextInput(props: TextInputProps) {
  const { field, rest } = split(props);
  return <Field {...field}>{(control) => <input type="text" {...rest} {...control} className={css.input} />}</Field>;
}

/** Multi-line text field with label, hint and error. */
export function TextArea(
  props: FieldProps &
    Without<TextareaHTMLAttributes<HTMLTextAreaElement>> & { readonly ref?: Ref<HTMLTextAreaElement> | undefined },
) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(control) => <textarea {...rest} {...control} className={classNames(css.input, css.area)} />}
    </Field>
  );
}

/** Password field with a button that shows the text; pasting is allowed. */
export function PasswordInput({
  showText,
  hideText,
  ...props
}: TextInputProps & { readonly showText: string; readonly hideText: string }) {
  const [isShown, setShown] = useState(false);
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.wrap}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(css.input, css.withButton)}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button type="button" className={css.inside} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? hideText : showText}
          </button>
        </div>
      )}
    </Field>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}
/** Native select; groups of options may follow its choices. `look="bare"` renders it as text for a toolbar. */
export function Select({
  choices,
  look,
  ...props
}: FieldProps &
  Without<SelectHTMLAttributes<HTMLSelectElement>> & { readonly choices: readonly Choice[]; readonly look?: 'bare' }) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.wrap}>
          <select {...rest} {...control} className={classNames(css.input, css.select, look && css.bare)}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {rest.children}
          </select>
          <Icon of={IconChevronDown} className={css.chevron} />
        </div>
      )}
    </Field>
  );
}

export interface RangeFieldsProps {
  readonly legend: string;
  readonly min: Omit<Parameters<typeof Select>[0], 'look'>;
  readonly max: Omit<Parameters<typeof Select>[0], 'look'>;
}
/** Minimum and maximum as two selects, each starting with "none". */
export const RangeFields = ({ legend, min, max }: RangeFieldsProps) => (
  <fieldset>
    <legend className={css.legend}>{legend}</legend>
    <div className={css.range}>
      <Select {...min} />
      <Select {...max} />
    </div>
  </fieldset>
);
