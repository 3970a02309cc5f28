import { useWords } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useSyncExternalStore } from 'react';
import { shellWords } from '../words/catalogue.ts';
import { pageStart } from './kept-page.ts';
import css from './parts.module.css';

/** Says that a page which the server drew starts slowly or not at all; it stays readable meanwhile. */
export function StartNotice() {
  const t = useWords(shellWords);
  const state = useSyncExternalStore(pageStart.subscribe, pageStart.read, pageStart.readOnServer);
  if (state !== 'slow' && state !== 'failed') return null;
  return (
    <div className={css.start}>
      {state === 'slow' ? (
        <Notice role="status">{t('slow')}</Notice>
      ) : (
        <Notice
          tone="warn"
          role="alert"
          acts={
            <Button
              onClick={() => {
                window.location.reload();
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {t('startFailed')}
        </Notice>
      )}
    </div>
  );
}
