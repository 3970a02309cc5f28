import { useFavouriteIds, useLanguage } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { useLocation } from '@porchlight/client/router';
import { localizePath } from '@porchlight/contracts';
import { useEffect, useRef } from 'react';
import type { WorkerMessage } from './worker-message.ts';

// Time in milliseconds after which a page counts as opened, because filters change the URL quickly.
const settleMs = 1000;

async function postToWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
/** Runs a callback after one second; returns a function that cancels it. */
const afterSettling = (act: () => void) => {
  const timer = setTimeout(act, settleMs);
  return () => {
    clearTimeout(timer);
  };
};
const usedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

/** Registers the service worker and reports opened pages, favourites and logout. */
export function useServiceWorker(): void {
  // A view as a user leaves no trace in the caches, which all tabs of the browser share.
  const isSupported = 'serviceWorker' in navigator && !('viewAs' in document.documentElement.dataset);
  useEffect(() => {
    if (isSupported) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, [isSupported]); // without a service worker the site works online only
  useReportOpened(isSupported);
  useReportFavourites(isSupported);
  useReportLogout(isSupported);
}

function useReportOpened(isSupported: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isSupported) return;
    return afterSettling(() => {
      void postToWorker({
        kind: 'opened',
        address: window.location.pathname + window.location.search,
        files: usedFiles(),
      });
    });
  }, [isSupported, pathname, search]);
}

function useReportFavourites(isSupported: boolean): void {
  const ids = useFavouriteIds();
  const language = useLanguage();
  const address = localizePath('/homes/favourites', language);
  useEffect(() => {
    if (!isSupported || ids.length === 0) return;
    return afterSettling(() => {
      if (navigator.onLine) void postToWorker({ kind: 'picked', ids, language, address });
    });
  }, [isSupported, ids, language, address]);
}

function useReportLogout(isSupported: boolean): void {
  const token = useSelector((state) => state.session.token);
  const before = useRef(token);
  useEffect(() => {
    if (isSupported && before.current && !token) void postToWorker({ kind: 'left' });
    before.current = token;
  }, [isSupported, token]);
}
