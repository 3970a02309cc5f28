import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, EmptyState } from '@porchlight/ui';
import { useTitle } from '../routing/use-title.ts';
import { shellMessages } from '../messages/catalog.ts';
import css from './parts.module.css';

/** Renders the message at URLs of an area that is not deployed. */
export function MissingPart() {
  const t = useMessages(shellMessages);
  useTitle(t('partMissing'));
  return (
    <div className={css.part} role="alert">
      <h1 className={css.title}>{t('partMissing')}</h1>
      <EmptyState
        acts={
          <>
            <Button
              look="primary"
              onClick={() => {
                window.location.reload();
              }}
            >
              {t('tryAgain')}
            </Button>
            <Link to="/">{t('backHome')}</Link>
          </>
        }
      >
        {t('partMissingWhy')}
      </EmptyState>
    </div>
  );
}
