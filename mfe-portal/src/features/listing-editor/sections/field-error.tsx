import css from './sections.module.css';

/** Error below a group of controls; renders nothing without one. */
export const FieldError = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : <p className={css.error}>{children}</p>;
