import { useEffect } from 'react';
import { truncate } from '../page/truncate.ts';
import { useSiteSettings } from '../page/use-site-settings.ts';

/** Maximum length of a title in search results (docs/rules/search-engines.md). */
const maxTitleLength = 60;
const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Returns a document title such as 'Posts · Admin · {siteName}'; trailing parts are omitted when it is too long. */
export function titleOf(...parts: readonly (string | undefined)[]): string {
  const all = joined(parts).split(' · ');
  while (all.length > 1 && joined(all).length > maxTitleLength) all.pop();
  return truncate(joined(all), maxTitleLength);
}

/** Sets the document title while the component is mounted. */
export function useTitle(page: string | undefined, section?: string): void {
  const { siteName } = useSiteSettings();
  useEffect(() => {
    if (page !== undefined) document.title = titleOf(page, section, siteName);
  }, [page, section, siteName]);
}
