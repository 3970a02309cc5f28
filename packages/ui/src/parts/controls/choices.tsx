import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './field.module.css';
import type { Choice } from './inputs.tsx';

type BoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/** Checkbox; the label is part of the 44 px target. */
export const Checkbox = ({ label, hint, ...rest }: BoxProps) => (
  <label className={css.check}>
    <input type="checkbox" {...rest} />
    <span>
      {label}
      {hint && <span className={css.hint}>{hint}</span>}
    </span>
  </label>
);

/** Fieldset of choices with a legend. */
export const ChoiceGroup = ({
  legend,
  className,
  children,
}: {
  readonly legend: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <fieldset className={className}>
    <legend className={css.legend}>{legend}</legend>
    <div className={css.group}>{children}</div>
  </fieldset>
);

export interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}
/** Radio group; the arrow keys move within the group. */
export const RadioGroup = ({ legend, name, choices, value, onChange, className }: RadioGroupProps) => (
  <ChoiceGroup legend={legend} className={className}>
    {choices.map((choice) => (
      <label key={choice.value} className={css.check}>
        <input
          type="radio"
          name={name}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        />
        <span>
          {choice.label}
          {choice.hint && <span className={css.hint}>{choice.hint}</span>}
        </span>
      </label>
    ))}
  </ChoiceGroup>
);

/** Switch that applies immediately. */
export function Switch({ label, hint, ...rest }: BoxProps) {
  const id = useId();
  return (
    <label className={css.switch} htmlFor={id}>
      <span className={css.toggle}>
        <input type="checkbox" role="switch" id={id} {...rest} />
        <span aria-hidden />
      </span>
      <span>
        {label}
        {hint && <span className={classNames(css.hint)}>{hint}</span>}
      </span>
    </label>
  );
}
