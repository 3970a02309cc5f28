import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { useId, type ReactNode } from 'react';
import css from './record-card.module.css';
import { cardMessages } from './messages/catalog.ts';

/** What a card needs of the query that fills it. */
export interface CardQuery<T> {
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}
interface Props<T> {
  readonly title: string;
  /** A line under the title. */
  readonly hint?: string | undefined;
  readonly query: CardQuery<T>;
  readonly children: (data: T) => ReactNode;
}

/** Card of a record that loads, and fails, without the other cards. */
export function RecordCard<T>({ title, hint, query, children }: Props<T>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <div className={css.heading}>
          <h2 id={headingId}>{title}</h2>
          {hint !== undefined && <p>{hint}</p>}
        </div>
        <Content title={title} query={query}>
          {children}
        </Content>
      </Card>
    </section>
  );
}

function Content<T>({ title, query: { currentData, error, refetch }, children }: Omit<Props<T>, 'hint'>) {
  const t = useMessages(cardMessages);
  if (error !== undefined)
    return (
      <div className={css.state}>
        <ErrorState
          title={t('cardFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (currentData === undefined) return <RowsSkeleton rows={2} label={t('cardLoading', { title })} />;
  return children(currentData);
}

/** Text of a card that has no rows, or content with the margins of one. */
export const CardText = ({ children }: { readonly children: ReactNode }) => <div className={css.state}>{children}</div>;
