import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, EmptyState } from '@porchlight/ui';
import { shellMessages } from '../messages/catalog.ts';
import css from './parts.module.css';

/** Renders the error message of a part that could not be loaded or rendered. */
export function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(shellMessages);
  return (
    <div className={css.part} role="alert">
      <h1 className={css.title}>{t('partFailed')}</h1>
      <EmptyState
        acts={
          <>
            <Button look="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
            <Link to="/">{t('backHome')}</Link>
          </>
        }
      >
        {t('partFailedWhy')}
      </EmptyState>
    </div>
  );
}
