import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({
  children,
  ...rest
}: {
  readonly children: ReactNode;
  readonly id?: string;
  readonly role?: 'status' | 'alert';
}) => (
  <span className={css.hidden} {...rest}>
    {children}
  </span>
);

/** Skip link: the first link of a page, past the header to the content. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a className={css.skip} href={to}>
    {children}
  </a>
);
