import {
  hasNoLanguagePrefix,
  isAccountPage,
  splitLanguage,
  toShownPath,
  toStoredPath,
  type Language,
} from '@porchlight/contracts';

/** Classified URL of a page request: a file, a redirect to the canonical URL, or a page. */
export type PageUrl =
  | { readonly kind: 'file' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'page'; readonly language: Language; readonly isServerRendered: boolean };

const reservedFolders = new Set(['api', 'assets', 'areas', 'photos', 'health']);
const hasExtension = /\.[a-z0-9]{1,8}$/i;

const prefix = /^\/(fr|en-us|en)(?=\/|$)/i;
// Paths with percent-encoding are left as they are: no canonical path contains any.
const lowerCase = (path: string) => (path.includes('%') ? path : path.toLowerCase());
const lowerCaseFirstSegment = (path: string) => path.replace(/^\/[^/]+/, (part) => part.toLowerCase());

/** Splits a path into its canonical language prefix, empty for en-CA, and the path below it. */
function splitPrefix(path: string): { readonly start: string; readonly bare: string } {
  const given = prefix.exec(path)?.[1]?.toLowerCase();
  if (given === undefined) return { start: '', bare: path };
  return { start: given === 'en' ? '' : `/${given}`, bare: path.slice(given.length + 1) || '/' };
}

/**
 * Returns the canonical path of a page: lower case, single slashes, no trailing slash, the current permalinks. en-CA
 * has no prefix, so `/en` is an alias. Consoles have no prefix at all; account pages retain one, which decides their
 * language. The case of the tokens of both is preserved.
 */
function canonicalPath(path: string): string {
  const plain = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  const { start, bare } = splitPrefix(plain);
  const unprefixed = lowerCaseFirstSegment(bare);
  if (hasNoLanguagePrefix(unprefixed)) return isAccountPage(unprefixed) ? start + unprefixed : unprefixed;
  return start && bare === '/' ? start : start + toShownPath(toStoredPath(lowerCase(bare)));
}

/** Classifies a normalized URL (`normalizeUrl`), with the permalinks that visitors see. */
export function parsePageUrl(url: string): PageUrl {
  const [path = '/', ...rest] = url.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  if (hasExtension.test(path) || reservedFolders.has(path.split('/')[1] ?? '')) return { kind: 'file' };
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: 'moved', to: canonical + query };
  const { language, path: bare } = splitLanguage(path);
  // Consoles and account screens depend on the session, so the browser renders them.
  return { kind: 'page', language, isServerRendered: !hasNoLanguagePrefix(bare) };
}
