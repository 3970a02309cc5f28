import { Link } from '@porchlight/client/router';
import { Button, EmptyState, Icon, LinkButton, Notice, type IconDrawing } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useOwnWords } from './words/catalogue.ts';
import css from './own-homes.module.css';
import { WaitingHomes } from './waiting-homes.tsx';

export interface OwnListProps {
  readonly title: string;
  /** What is said beside the title once the homes are there. */
  readonly status: string | undefined;
  readonly acts: ReactNode;
  /** The state of the call that brings the homes: how many, or that it failed. */
  readonly found: number | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly failed: string;
  readonly empty: { readonly icon: IconDrawing; readonly text: string };
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A list of a renter's homes in its five states: waiting, failed, empty, there, and there but not fresh. */
export function OwnList({
  title,
  status,
  acts,
  found,
  isError,
  onRetry,
  failed,
  empty,
  intro,
  children,
}: OwnListProps) {
  const t = useOwnWords();
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
      {found === undefined && !isError && <WaitingHomes />}
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
