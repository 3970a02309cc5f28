import { mergeFavourites, useFormat, useNow, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { bypassRouter } from '../areas/server-page.ts';
import css from '../areas/parts.module.css';
import { pageCachedAt } from './page-cached-at.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { offlineMessages } from './messages/catalog.ts';

/**
 * Renders the notice that the device is offline or that the page comes from the cache, and connects the page to the
 * service worker.
 */
export function OfflinePart() {
  useServiceWorker();
  const t = useMessages(offlineMessages);
  const format = useFormat();
  const now = useNow();
  const isOffline = useIsOffline();
  const [cachedAt, setCachedAt] = useState<string>();
  // Set after the first paint, because a live region announces only content that is added later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setCachedAt(pageCachedAt());
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div aria-live="polite" className={isOffline || cachedAt ? css.start : undefined}>
      {isOffline ? (
        <Notice tone="warn">{t('offline')}</Notice>
      ) : (
        cachedAt && (
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
            {t('keptPage', { when: format.ago(cachedAt, now) })}
          </Notice>
        )
      )}
    </div>
  );
}

/**
 * Returns whether the device is offline. While offline, links load full pages from the service worker; when the
 * connection returns, favourites are merged into the account.
 */
function useIsOffline(): boolean {
  const dispatch = useDispatch();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const updateState = () => {
      setOffline(!navigator.onLine);
    };
    const handleOnline = () => {
      updateState();
      void dispatch(mergeFavourites());
    };
    updateState();
    window.addEventListener('offline', updateState);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', updateState);
      window.removeEventListener('online', handleOnline);
    };
  }, [dispatch]);
  useEffect(() => {
    if (!isOffline || !navigator.serviceWorker?.controller) return;
    document.addEventListener('click', bypassRouter, true);
    return () => {
      document.removeEventListener('click', bypassRouter, true);
    };
  }, [isOffline]);
  return isOffline;
}
