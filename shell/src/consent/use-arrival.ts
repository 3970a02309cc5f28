import { useLanguage } from '@porchlight/client';
import { useEffect } from 'react';
import { recordArrival } from './privacy-choice.ts';

/** Returns the address that the document was loaded with: the visitor may have followed links since. */
function loadedAddress(): string {
  const [loaded] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return loaded?.name ?? window.location.href;
}

/** Records the campaign of the address that the visit began with. */
export function useArrival(): void {
  const language = useLanguage();
  useEffect(() => {
    recordArrival(new URL(loadedAddress()).searchParams, language);
  }, [language]);
}
