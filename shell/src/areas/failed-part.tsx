import { useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, EmptyState } from '@porchlight/ui';
import { shellWords } from '../words/catalogue.ts';
import css from './parts.module.css';

/** Said in place of a part that could not be loaded or drawn. */
export function FailedPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords(shellWords);
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
