import type { ReactNode } from 'react';
import page from '../account-details.module.css';

interface Props {
  readonly title: string;
  /** Badge that says whether it is sent. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
  /** Where it can be turned off, or why not yet. */
  readonly choice?: ReactNode;
}

/** Row of a kind of email in the list. */
export const EmailKind = ({ title, state, children, choice }: Props) => (
  <li>
    <div className={page.head}>
      <h3>{title}</h3>
      {state}
    </div>
    <p className={page.text}>{children}</p>
    {choice}
  </li>
);
