import { defaultPermalinks, localizePath, splitLanguage } from '@porchlight/contracts';
import type { PageResponse } from '@porchlight/contracts/content';
import type { ApiFetcher } from '../render/render-thread.ts';

const permalinks = new Set<string>(Object.values(defaultPermalinks));

/**
 * Returns the location that a URL without a page redirects to. Only addresses below a permalink are looked up: pages of
 * other addresses have done so themselves.
 */
export async function redirectOf(url: string, fetchApi: ApiFetcher): Promise<string | undefined> {
  const { language, path } = splitLanguage(url.replace(/[?#].*$/s, ''));
  if (!permalinks.has(path.split('/')[1] ?? '')) return undefined;
  const query = new URLSearchParams({ address: path, lang: language });
  const { status, body } = await fetchApi(`pages/by-address?${query.toString()}`, { 'accept-language': language });
  if (status !== 200) return undefined;
  const { page, movedTo } = JSON.parse(body) as PageResponse;
  const target = page ? `/${page.slug}` : movedTo;
  return target?.startsWith('/') ? localizePath(target, language) : target;
}
