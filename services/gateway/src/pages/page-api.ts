import { Injectable } from '@nestjs/common';
import { identityHeader, Log, Problem } from '@porchlight/service-kit';
import { parseApiUrl, servicePath } from '../api/api-url.ts';
import { bufferedResponse } from '../api/api-calls.ts';
import { ResponseCache, cacheSeconds, canServeStale, type BufferedResponse } from '../api/response-cache.ts';
import { RouteTable } from '../api/route-table.ts';
import { normalizeUrl } from '../normalize-url.ts';
import { Deadline } from '../proxy/deadline.ts';
import { laneOf } from '../proxy/lanes.ts';
import { ServiceProxy } from '../proxy/service-proxy.ts';
import { Identities } from '../session/identities.ts';

/** Response of an API call during page rendering, and the seconds that it may be stored in a shared cache. */
export interface PageApiResponse {
  readonly status: number;
  readonly body: string;
  readonly cacheSeconds: number;
}

/**
 * Deadline in milliseconds of an API call during page rendering; shorter than for other calls, so that a page soon
 * shows what is unavailable.
 */
const deadlineMs = 2_000;
const problem = (status: number, code: string, message: string): PageApiResponse => ({
  status,
  body: JSON.stringify({ message, code }),
  cacheSeconds: 0,
});
const toPageResponse = ({ status, body, cacheControl }: BufferedResponse): PageApiResponse => ({
  status,
  body: body.toString('utf8'),
  cacheSeconds: cacheSeconds(status, cacheControl),
});

/** API access during page rendering: public reads only, with the renderer's identity. */
@Injectable()
export class PageApi {
  constructor(
    private readonly table: RouteTable,
    private readonly proxy: ServiceProxy,
    private readonly identities: Identities,
    private readonly responseCache: ResponseCache,
    private readonly log: Log,
  ) {}

  /** Fetches a public API path. Never throws: an unavailable service yields a 503 response, which the page reports. */
  async get(path: string, headers: Readonly<Record<string, string>>): Promise<PageApiResponse> {
    const address = parseApiUrl(normalizeUrl(`/api/${path.replace(/^\/+/, '')}`));
    const found = address && this.table.find('GET', address.segments);
    if (!address || !found || !('route' in found) || found.route.access.kind !== 'anyone')
      return problem(404, 'unknown-call', 'There’s nothing at this address.');
    const { route } = found;
    const requestPath = servicePath(address);
    const fresh = this.responseCache.fresh(requestPath);
    if (fresh) return toPageResponse(fresh);
    const { generation } = this.responseCache;
    const response = await this.#fetch({
      service: route.service,
      lane: laneOf(route),
      path: requestPath,
      language: headers['accept-language'],
    });
    if (response.status < 500) {
      this.responseCache.store(requestPath, response, generation);
      return toPageResponse(response);
    }
    const stale = canServeStale(route) ? this.responseCache.lastGood(requestPath) : undefined;
    return stale ? { ...toPageResponse(stale), cacheSeconds: 0 } : toPageResponse(response);
  }

  async #fetch({
    service,
    lane,
    path,
    language,
  }: Pick<Parameters<ServiceProxy['send']>[0], 'service' | 'lane' | 'path'> & {
    language: string | undefined;
  }): Promise<BufferedResponse> {
    const deadline = new Deadline(deadlineMs);
    const headers = {
      accept: 'application/json',
      [identityHeader]: this.identities.forRenderer(service),
      ...(language ? { 'accept-language': language } : {}),
    };
    try {
      const response = await this.proxy.send({ service, lane, path, method: 'GET', headers }, deadline);
      return bufferedResponse(response.status, response.headers, await readBody(response.body));
    } catch (error) {
      if (!(error instanceof Problem)) this.log.error('api call of a page failed', { service });
      const status = error instanceof Problem ? error.status : 503;
      return {
        status,
        type: 'application/json',
        cacheControl: 'no-store',
        body: Buffer.from(JSON.stringify({ message: 'This isn’t available right now.', code: 'unavailable' })),
      };
    } finally {
      deadline.done();
    }
  }
}

async function readBody(body: Buffer | AsyncIterable<Buffer>): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
