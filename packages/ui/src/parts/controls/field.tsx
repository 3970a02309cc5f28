import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './field.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Attributes that a field passes to its control, associating label, hint and error with it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Hides the label visually; screen readers still announce it. */
  readonly isLabelHidden?: boolean | undefined;
  /** Marker such as "(optional)"; required fields have none. */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

function controlOf(id: string, hasHint: boolean, hasError: boolean): ControlProps {
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return { id, ...(described ? { 'aria-describedby': described } : {}), ...(hasError ? { 'aria-invalid': true } : {}) };
}

/** Field with a label above, and hint and error below any control. */
export function Field({
  label,
  isLabelHidden,
  optional,
  hint,
  error,
  className,
  id,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const made = useId();
  const own = id ?? made;
  const control = controlOf(own, Boolean(hint), Boolean(error));
  const text = (
    <>
      {label}
      {optional && <span className={css.optional}> {optional}</span>}
    </>
  );
  return (
    <div className={classNames(css.field, className)}>
      <label className={isLabelHidden ? undefined : css.label} htmlFor={own}>
        {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {children(control)}
      {hint && (
        <p className={css.hint} id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
