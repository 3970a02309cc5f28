import { useMessages } from '@porchlight/client';
import { ErrorState } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { useId, type ReactNode } from 'react';
import css from './dashboard.module.css';
import { dashboardMessages } from './messages/catalog.ts';
import type { CardData } from './use-dashboard-data.ts';

interface Props {
  readonly title: string;
  readonly description?: string;
  /** At the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Card of the dashboard under its title. */
export function DashboardCard({ title, description, action, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Card className={css.card}>
        <div className={css.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {description && <p className={css.description}>{description}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

interface LoadedProps<T> {
  readonly of: CardData<T>;
  /** What failed. */
  readonly failed: string;
  /** Placeholder of the same size. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Content of a card once it is loaded; before that its placeholder, and after a failure the reason. */
export function Loaded<T>({ of: { data, error, refetch }, failed, skeleton, children }: LoadedProps<T>) {
  const t = useMessages(dashboardMessages);
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return (
    <div className={css.failed}>
      <ErrorState title={failed} message={error.message} retryText={t('tryAgain')} onRetry={refetch} />
    </div>
  );
}
