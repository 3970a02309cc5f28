import { Link } from '@porchlight/client/router';
import { CardGridSkeleton } from '@porchlight/listing-ui';
import { useIsLoadingPointsOfInterest } from '@porchlight/listing-ui/places';
import { Button, EmptyState, Icon, LinkButton, Notice, type IconDrawing } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useOwnMessages } from './messages/catalog.ts';
import css from './listings.module.css';

export interface RenterListPageProps {
  readonly title: string;
  /** Status text beside the title once the listings are loaded. */
  readonly status: string | undefined;
  readonly acts: ReactNode;
  /** Number of loaded listings; undefined while loading or after a failure. */
  readonly found: number | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly failed: string;
  readonly empty: { readonly icon: IconDrawing; readonly text: string };
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a page of the renter's listings in its states: loading, failed, empty, loaded, and loaded with a failed
 * refetch.
 */
export function RenterListPage({
  title,
  status,
  acts,
  found: loaded,
  isError,
  onRetry,
  failed,
  empty,
  intro,
  children,
}: RenterListPageProps) {
  const t = useOwnMessages();
  // The cards would grow when the distances arrive.
  const found = useIsLoadingPointsOfInterest() ? undefined : loaded;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {status && <p role="status">{status}</p>}
        {found ? <div className={css.acts}>{acts}</div> : null}
      </div>
      {isError && (
        <Notice
          tone="danger"
          role="alert"
          className={css.notice}
          acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
        >
          {failed}
        </Notice>
      )}
      {found === undefined && !isError && <CardGridSkeleton />}
      {found !== undefined && intro}
      {found === 0 && (
        <EmptyState
          picture={
            <div className={css.picture}>
              <Icon of={empty.icon} size={32} />
            </div>
          }
          acts={
            <LinkButton look="primary" link={Link} to="/homes">
              {t('findHome')}
            </LinkButton>
          }
        >
          {empty.text}
        </EmptyState>
      )}
      {found ? children : null}
    </div>
  );
}
