import { Card } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './account.module.css';

/** A page about an account: one centred card that names the act. */
export const AccountPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) =>
  <div className={css.page}><h1>{title}</h1><Card isPadded className={css.card}>{children}</Card></div>;
