import { mergeFavourites, useFormat, useNow, useWords } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { leavePlainly } from '../areas/kept-page.ts';
import css from '../areas/parts.module.css';
import { pageKeptAt } from './page-kept-at.ts';
import { useKeeping } from './use-keeping.ts';
import { offlineWords } from './words/catalogue.ts';

/** Says that the network is away, or that the page comes from the device, and keeps the worker informed of what it may keep. */
export function OfflinePart() {
  useKeeping();
  const t = useWords(offlineWords),
    format = useFormat(),
    now = useNow();
  const isOffline = useIsOffline();
  const [keptAt, setKeptAt] = useState<string>();
  // After the first paint of this part: what is put into a place that is there already is read out.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setKeptAt(pageKeptAt());
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div aria-live="polite" className={isOffline || keptAt ? css.start : undefined}>
      {isOffline ? (
        <Notice tone="warn">{t('offline')}</Notice>
      ) : (
        keptAt && (
          <Notice
            tone="warn"
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
            {t('keptPage', { when: format.ago(keptAt, now) })}
          </Notice>
        )
      )}
    </div>
  );
}

/** Whether the device has no network. Meanwhile links load whole pages, which the worker has; afterwards a renter's picks go to their account. */
function useIsOffline(): boolean {
  const dispatch = useDispatch();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => {
      setOffline(!navigator.onLine);
    };
    const comeBack = () => {
      look();
      void dispatch(mergeFavourites());
    };
    look();
    window.addEventListener('offline', look);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', look);
      window.removeEventListener('online', comeBack);
    };
  }, [dispatch]);
  useEffect(() => {
    if (!isOffline || !navigator.serviceWorker?.controller) return;
    document.addEventListener('click', leavePlainly, true);
    return () => {
      document.removeEventListener('click', leavePlainly, true);
    };
  }, [isOffline]);
  return isOffline;
}
