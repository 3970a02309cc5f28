import { VisuallyHidden } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from '../profile-form.module.css';

interface Props {
  readonly field: { readonly id: string; readonly label: string; readonly error: string | undefined };
  /** Hides the legend visually when the heading above already names the field. */ readonly isNamed?: boolean;
  readonly children: ReactNode;
}
/** Renders several controls as one form field with a legend and an error message. */
export const FieldGroup = ({ field: { id, label, error }, isNamed, children }: Props) => (
  <fieldset id={id} tabIndex={-1} className={css.group} aria-describedby={error ? `${id}-error` : undefined}>
    <legend>{isNamed ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
    {children}
    {error && (
      <p id={`${id}-error`} className={css.error}>
        {error}
      </p>
    )}
  </fieldset>
);
