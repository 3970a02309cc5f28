import { useMessages } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useSyncExternalStore } from 'react';
import { shellMessages } from '../messages/catalog.ts';
import { pageStart } from './server-page.ts';
import css from './parts.module.css';

/** Renders the notice that a server-rendered page starts slowly or failed to start; the page stays readable. */
export function StartNotice() {
  const t = useMessages(shellMessages);
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
