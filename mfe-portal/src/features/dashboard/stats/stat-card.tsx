import { useMessages } from '@porchlight/client';
import { Button, Card, Skeleton, VisuallyHidden } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { dashboardMessages } from '../messages/catalog.ts';
import type { CardData } from '../use-dashboard-data.ts';
import css from './stats.module.css';

/** Content of a stat card. */
export interface Stat {
  readonly value: ReactNode;
  /** Beside the value. */
  readonly note?: ReactNode;
  /** Drawing or text below the value. */
  readonly foot?: ReactNode;
}
interface Props<T> {
  readonly label: string;
  readonly of: CardData<T>;
  readonly children: (data: T) => Stat;
}

/** Card of one number. It has the same size while it loads and after a failure. */
export function StatCard<T>({ label, of, children }: Props<T>) {
  const stat = of.data === undefined ? undefined : children(of.data);
  return (
    <Card className={css.card}>
      <dt>{label}</dt>
      <dd aria-busy={!stat && !of.error}>{stat ? <Numbers stat={stat} /> : <Missing label={label} of={of} />}</dd>
    </Card>
  );
}

const Numbers = ({ stat: { value, note, foot } }: { readonly stat: Stat }) => (
  <>
    <span className={css.value}>
      <strong>{value}</strong> {note}
    </span>
    <span className={css.foot}>{foot}</span>
  </>
);

function Missing({ label, of: { error, refetch } }: { readonly label: string; readonly of: CardData<unknown> }) {
  const t = useMessages(dashboardMessages);
  if (!error)
    return (
      <>
        <span className={css.value}>
          <Skeleton shape="title" />
        </span>
        <span className={css.foot} />
      </>
    );
  return (
    <>
      <span className={css.value}>{t('numberFailed')}</span>
      <span className={css.foot}>
        <Button size="small" onClick={refetch}>
          <span aria-hidden>{t('tryAgain')}</span>
          <VisuallyHidden>{t('tryAgainFor', { name: label })}</VisuallyHidden>
        </Button>
      </span>
    </>
  );
}
