import { Card } from '@porchlight/ui';
import { useId, type ReactNode } from 'react';
import css from './checkout.module.css';

interface Props {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** Numbered section of the checkout. */
export function Section({ number, title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card isPadded className={css.section}>
        <h2 id={id} className={css.title}>
          <span aria-hidden>{number}</span>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
