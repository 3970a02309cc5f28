import { Children, type ReactNode } from 'react';
import css from './link-list.module.css';

/** Links in as many columns as fit. */
export const LinkList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css.list}>
    {Children.map(children, (link) => (
      <li>{link}</li>
    ))}
  </ul>
);
