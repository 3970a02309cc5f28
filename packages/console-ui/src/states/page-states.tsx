import { Button, Card, EmptyState, Notice, Skeleton, VisuallyHidden } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './page-states.module.css';

/** Error with the server's message and a button that repeats the request. */
export const ErrorState = ({
  title,
  message,
  retryText,
  onRetry,
}: {
  readonly title: string;
  readonly message?: string | undefined;
  readonly retryText: string;
  readonly onRetry: () => void;
}) => (
  <Notice tone="danger" role="alert" title={title} acts={<Button onClick={onRetry}>{retryText}</Button>}>
    {message}
  </Notice>
);

/** Card in place of a page that the user may not open, or that does not exist. */
export const PageMessage = ({
  title,
  children,
  action,
}: {
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <Card isPadded>
    <EmptyState title={title} acts={action}>
      {children}
    </EmptyState>
  </Card>
);

/** Placeholder rows of a table or form that is being loaded. */
export const RowsSkeleton = ({ rows = 8, label }: { readonly rows?: number; readonly label: string }) => (
  <div className={css.rows} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={css.row}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
);
