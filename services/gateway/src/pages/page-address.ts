import { hasNoPrefix, splitLanguage, type Language } from '@porchlight/contracts';

/** What a page address asks for, before anything is drawn. */
export type PageAddress =
  | { readonly kind: 'file' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'page'; readonly language: Language; readonly isDrawnHere: boolean };

const reservedFolders = new Set(['api', 'assets', 'areas', 'photos', 'health']);
const hasExtension = /\.[a-z0-9]{1,8}$/i;

/** Reads a clean address (`cleanAddress`). English of Canada has no prefix, so `/en` is another name of the same page. */
export function readPageAddress(url: string): PageAddress {
  const [path = '/', ...rest] = url.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  if (hasExtension.test(path) || reservedFolders.has(path.split('/')[1] ?? '')) return { kind: 'file' };
  if (path === '/en' || path.startsWith('/en/')) return { kind: 'moved', to: `/${path.slice(3).replace(/^[/\\]+/, '')}${query}` };
  const { language, path: bare } = splitLanguage(path);
  // Consoles and account screens know who is signed in, so the browser draws them.
  return { kind: 'page', language, isDrawnHere: !hasNoPrefix(bare) };
}
