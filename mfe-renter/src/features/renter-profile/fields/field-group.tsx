import { VisuallyHidden } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from '../renter-profile.module.css';

interface Props {
  readonly field: { readonly id: string; readonly label: string; readonly error: string | undefined };
  /** The heading above says it already. */ readonly isNamed?: boolean;
  readonly children: ReactNode;
}
/** Several controls that are one field of the form: its name above, what is wrong with it below. */
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
