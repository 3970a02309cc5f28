import { defaultPermalinks, languagePrefixes, reservedPathSegments, toStoredPath } from '@porchlight/contracts';

// Dots would make the last segment a file, which the gateway does not look up.
const sourcePath = /^(\/[a-z0-9_~-]+)+$/;
const targetPath = /^\/(?![/\\])[^\s\\\p{C}]*$/u;
const otherSite = /^https:\/\/[^\s/?#\\@:\p{C}]+\.[^\s\\@\p{C}]+$/u;

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? '';
const hasLanguage = (path: string) =>
  ['/en', ...Object.values(languagePrefixes).filter(Boolean)].includes(`/${firstSegment(path)}`);
const reserved = new Set<string>([...reservedPathSegments, defaultPermalinks.listings]);

/** Returns the path of an address, without query and hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * Returns the path that a redirect starts at as it is stored: in lower case, without a slash at its end, with the
 * default permalinks. Undefined if no redirect can start there: consoles, files and homes have addresses of their own.
 */
export function sourceOf(typed: string): string | undefined {
  const path = typed.trim().toLowerCase().replace(/\/+$/, '');
  const stored = toStoredPath(path);
  return sourcePath.test(path) && !reserved.has(firstSegment(stored)) ? stored : undefined;
}

/** Returns the target of a redirect as it is stored; undefined unless it is a page of the site or an https address. */
export function targetOf(typed: string): string | undefined {
  const target = typed.trim();
  if (otherSite.test(target)) return target;
  const path = pathOf(target);
  if (!targetPath.test(target) || hasLanguage(path)) return undefined;
  return toStoredPath(path.replace(/(?<=.)\/+$/, '')) + target.slice(path.length);
}
