import { hasNoPrefix, splitLanguage, type Language } from '@porchlight/contracts';

/** What a page address asks for, before anything is drawn. */
export type PageAddress =
  | { readonly kind: 'file' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'page'; readonly language: Language; readonly isDrawnHere: boolean };

const reservedFolders = new Set(['api', 'assets', 'areas', 'photos', 'health']);
const hasExtension = /\.[a-z0-9]{1,8}$/i;

const prefix = /^\/(fr|en-us|en)(?=\/|$)/i;
// No address of ours has an escape in it.
const small = (path: string) => (path.includes('%') ? path : path.toLowerCase());
const smallFirst = (path: string) => path.replace(/^\/[^/]+/, (part) => part.toLowerCase());

/**
 * The only address of a page: small letters, one slash between parts and none at the end. English of Canada has no prefix, so `/en` is
 * another name of the same page; consoles and account screens have none at all, and the letters of their tokens matter.
 */
function onlyAddress(path: string): string {
  const plain = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  const language = prefix.exec(plain)?.[1]?.toLowerCase();
  const bare = language === undefined ? plain : plain.slice(language.length + 1) || '/';
  if (hasNoPrefix(smallFirst(bare))) return smallFirst(bare);
  if (language === undefined || language === 'en') return small(bare);
  return bare === '/' ? `/${language}` : `/${language}${small(bare)}`;
}

/** Reads a clean address (`cleanAddress`). */
export function readPageAddress(url: string): PageAddress {
  const [path = '/', ...rest] = url.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  if (hasExtension.test(path) || reservedFolders.has(path.split('/')[1] ?? '')) return { kind: 'file' };
  const only = onlyAddress(path);
  if (only !== path) return { kind: 'moved', to: only + query };
  const { language, path: bare } = splitLanguage(path);
  // Consoles and account screens know who is signed in, so the browser draws them.
  return { kind: 'page', language, isDrawnHere: !hasNoPrefix(bare) };
}
