import { Card } from '@porchlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './account.module.css';

/** `isAnswer`: it takes the place of what was pressed, and the focus with it. */
interface Props {
  readonly title: string;
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}
/** A page about an account: one centred card that names the act. */
export function AccountPage({ title, isAnswer = false, children }: Props) {
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
