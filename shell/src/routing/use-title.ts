import { useEffect } from 'react';
import { clipped } from '../page/clipped.ts';
import { useSiteSettings } from '../page/use-site-settings.ts';

/** What search engines show of a title (decisions 5.22). */
const longestTitle = 60;
const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** A document title: 'Posts · Admin · {siteName}'. Where that is too long, what comes last is left out. */
export function titleOf(...parts: readonly (string | undefined)[]): string {
  const all = joined(parts).split(' · ');
  while (all.length > 1 && joined(all).length > longestTitle) all.pop();
  return clipped(joined(all), longestTitle);
}

/** Sets the document's title while the caller is on screen. */
export function useTitle(page: string | undefined, section?: string): void {
  const { siteName } = useSiteSettings();
  useEffect(() => {
    if (page !== undefined) document.title = titleOf(page, section, siteName);
  }, [page, section, siteName]);
}
