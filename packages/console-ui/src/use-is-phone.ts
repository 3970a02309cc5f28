import { useSyncExternalStore } from 'react';

const phone = '(max-width: 767px)';
const subscribe = (notify: () => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Returns whether the window has the width of a phone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
