import { useEffect } from 'react';
import { useSiteSettings } from '../page/use-site-settings.ts';

/** A document title: 'Posts · Admin · {siteName}'. */
export const titleOf = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Sets the document's title while the caller is on screen. */
export function useTitle(page: string | undefined, section?: string): void {
  const { siteName } = useSiteSettings();
  useEffect(() => { if (page !== undefined) document.title = titleOf(page, section, siteName); }, [page, section, siteName]);
}
