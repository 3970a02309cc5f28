import type { PageApi } from '../pages/page-api.ts';
import type { CacheablePage } from '../pages/page-cache.ts';
import { redirectOf } from '../pages/redirect-of.ts';
import type { PageRequest, Renderer } from './renderer.ts';

/**
 * Renders a page; it may be cached for as long as every API response in it. An address without a page answers 301 if it
 * redirects.
 */
export async function renderCacheablePage(
  renderer: Renderer,
  api: PageApi,
  request: PageRequest,
): Promise<CacheablePage> {
  let cacheSeconds = Infinity;
  const fetchApi = async (path: string, headers: Readonly<Record<string, string>>) => {
    const response = await api.get(path, headers);
    cacheSeconds = Math.min(cacheSeconds, response.cacheSeconds);
    return { status: response.status, body: response.body };
  };
  const page = await renderer.render(request, fetchApi);
  if (typeof page === 'string' || page.status !== 404) return { page, cacheSeconds };
  const location = await redirectOf(request.url, fetchApi);
  return { page: location === undefined ? page : { ...page, status: 301, location, body: '' }, cacheSeconds };
}
