import { hasNoLanguagePrefix, splitLanguage, type Language } from '@porchlight/contracts';

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

/**
 * Returns the canonical path of a page: lower case, single slashes, no trailing slash. en-CA has no prefix, so `/en` is
 * an alias; consoles and account screens have no prefix at all, and the case of their tokens is preserved.
 */
function canonicalPath(path: string): string {
  const plain = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  const language = prefix.exec(plain)?.[1]?.toLowerCase();
  const bare = language === undefined ? plain : plain.slice(language.length + 1) || '/';
  if (hasNoLanguagePrefix(lowerCaseFirstSegment(bare))) return lowerCaseFirstSegment(bare);
  if (language === undefined || language === 'en') return lowerCase(bare);
  return bare === '/' ? `/${language}` : `/${language}${lowerCase(bare)}`;
}

/** Classifies a normalized URL (`normalizeUrl`). */
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
