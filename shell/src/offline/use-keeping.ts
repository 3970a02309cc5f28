import { useFavouriteIds, useLanguage } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { useLocation } from '@porchlight/client/router';
import { inLanguage } from '@porchlight/contracts';
import { useEffect, useRef } from 'react';
import { useSiteSettings } from '../page/use-site-settings.ts';
import type { Told } from './told.ts';

// Addresses change quickly while somebody filters: a page counts as opened when it is still there a second later.
const settled = 1000;

async function tell(told: Told): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told);
}
/** Does something once nothing has changed for a second. */
const afterAWhile = (act: () => void) => {
  const timer = setTimeout(act, settled);
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

/** Starts the service worker and tells it what is opened, what is picked, and that somebody signed out. */
export function useKeeping(): void {
  const isThere = 'serviceWorker' in navigator;
  useEffect(() => {
    if (isThere) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, [isThere]); // a browser that refuses shows the site as it did
  useOpened(isThere);
  usePicked(isThere);
  useLeft(isThere);
}

function useOpened(isThere: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isThere) return;
    return afterAWhile(() => {
      void tell({ kind: 'opened', address: window.location.pathname + window.location.search, files: usedFiles() });
    });
  }, [isThere, pathname, search]);
}

function usePicked(isThere: boolean): void {
  const ids = useFavouriteIds(),
    language = useLanguage();
  const { permaLinks } = useSiteSettings();
  const address = inLanguage(`/${permaLinks.listings ?? 'homes'}/favourites`, language);
  useEffect(() => {
    if (!isThere || ids.length === 0) return;
    return afterAWhile(() => {
      if (navigator.onLine) void tell({ kind: 'picked', ids, language, address });
    });
  }, [isThere, ids, language, address]);
}

function useLeft(isThere: boolean): void {
  const token = useSelector((state) => state.session.token);
  const before = useRef(token);
  useEffect(() => {
    if (isThere && before.current && !token) void tell({ kind: 'left' });
    before.current = token;
  }, [isThere, token]);
}
