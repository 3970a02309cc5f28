import { pathInLanguage, type Language } from '@porchlight/contracts';

/**
 * Returns the absolute URL of a path in the reader's language; any path that would leave the site becomes the home
 * page.
 */
export function toSiteUrl(origin: string, path: unknown, language: Language): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\]*$/u.test(path)) return `${origin}/`;
  const address = new URL(pathInLanguage(path, language), origin);
  return address.origin === origin ? address.href : `${origin}/`;
}
