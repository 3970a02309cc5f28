import { TextInput } from '@porchlight/ui';
import css from './forms.module.css';
import type { FieldState } from './use-form.ts';

interface Props {
  readonly form: { readonly field: (name: 'firstName' | 'lastName') => FieldState };
  /** Gives the first name the initial focus of the dialog. */
  readonly isFirst?: boolean;
}

/** First and last name, side by side if there is space. */
export const NameFields = ({ form, isFirst }: Props) => (
  <div className={css.pair}>
    <TextInput {...form.field('firstName')} data-focus-first={isFirst} autoComplete="given-name" maxLength={50} />
    <TextInput {...form.field('lastName')} autoComplete="family-name" maxLength={50} />
  </div>
);
