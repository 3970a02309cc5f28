import type { PageApi } from '../pages/page-api.ts';
import type { CacheablePage } from '../pages/page-cache.ts';
import type { PageRequest, Renderer } from './renderer.ts';

/** Renders a page; it may be cached for as long as every API response in it. */
export async function renderCacheablePage(
  renderer: Renderer,
  api: PageApi,
  request: PageRequest,
): Promise<CacheablePage> {
  let cacheSeconds = Infinity;
  const page = await renderer.render(request, async (path, headers) => {
    const response = await api.get(path, headers);
    cacheSeconds = Math.min(cacheSeconds, response.cacheSeconds);
    return { status: response.status, body: response.body };
  });
  return { page, cacheSeconds };
}
