import { useEffect, useRef } from 'react';

/** Runs a refetch each time the window gets the focus. */
export function useRefetchOnFocus(refetch: () => unknown): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    const run = () => void latest.current();
    window.addEventListener('focus', run);
    return () => window.removeEventListener('focus', run);
  }, []);
}
