import { Card } from '@porchlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './account.module.css';

/**
 * Props of the account page; `takesFocus` moves the focus to the heading when the page replaces the pressed control.
 */
interface Props {
  readonly title: string;
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}
/** Renders an account page: a heading and one centred card. */
export function AccountPage({ title, takesFocus: isAnswer = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Card isPadded className={css.card}>
        {children}
      </Card>
    </div>
  );
}
