import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AnyRoute } from '@porchlight/contracts';
import { LoginResponse } from '@porchlight/contracts/accounts';
import { contentVersionHeader } from '@porchlight/contracts/internal';
import { identityHeader, Problem } from '@porchlight/service-kit';
import type { Deadline } from '../proxy/deadline.ts';
import { laneOf } from '../proxy/lanes.ts';
import { ServiceProxy, type ServiceResponse } from '../proxy/service-proxy.ts';
import { Identities } from '../session/identities.ts';
import { CacheDrops, contentKey } from '../session/cache-drops.ts';
import { sessionsChangedBy } from '../session/changed-sessions.ts';
import type { Visitor } from '../session/sessions.ts';
import { ResponseCache, canServeStale, type BufferedResponse } from './response-cache.ts';

/** Admitted API call with its resolved visitor. `device` is the hash of the cookie. */
export interface ApiCall {
  readonly route: AnyRoute;
  readonly path: string;
  readonly visitor: Visitor;
  readonly device: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | undefined;
}

/** Forwards calls to their service with the visitor's identity. */
@Injectable()
export class ApiCalls {
  #contentVersion: string | undefined;

  constructor(
    private readonly proxy: ServiceProxy,
    private readonly identities: Identities,
    private readonly drops: CacheDrops,
    private readonly responseCache: ResponseCache,
  ) {}

  async send(call: ApiCall, deadline: Deadline): Promise<ServiceResponse> {
    const { route, path, visitor, device, headers, body } = call;
    const identity = this.identities.forVisitor(visitor, route.service, device);
    const serviceCall = {
      service: route.service,
      method: route.method,
      path,
      lane: laneOf(route),
      headers: { ...headers, [identityHeader]: identity },
      ...(body ? { body } : {}),
    };
    if (canServeStale(route)) return this.#sendOrServeStale(path, () => this.proxy.send(serviceCall, deadline));
    const response = await this.proxy.send(serviceCall, deadline);
    if (response.status < 400) await this.#dropIfChanged(call, response);
    await this.#dropContentBefore(response.headers[contentVersionHeader]);
    return response;
  }

  // Drafts change nothing that readers see: they leave the version as it is.
  async #dropContentBefore(version: string | string[] | undefined): Promise<void> {
    if (typeof version !== 'string' || version === this.#contentVersion) return;
    this.#contentVersion = version;
    await this.drops.broadcast(contentKey);
  }

  // Any write in accounts (logout, password, permissions) may change what the user's other sessions are allowed to do;
  // a response that logs a user in (a new password) ends that user's previous sessions.
  async #dropIfChanged({ route, path, visitor }: ApiCall, response: ServiceResponse): Promise<void> {
    if (route.service !== 'accounts' || route.method === 'GET') return;
    if (visitor.kind === 'person') this.identities.evict(visitor.session.sessionId);
    const changed = new Set([
      ...(visitor.kind === 'person' ? [visitor.session.userId] : []),
      ...(route.response === LoginResponse ? loggedInUserIds(response) : []),
      ...sessionsChangedBy(route, path),
    ]);
    for (const userId of changed) await this.drops.broadcast(userId);
  }

  async #sendOrServeStale(path: string, send: () => Promise<ServiceResponse>): Promise<ServiceResponse> {
    const { generation } = this.responseCache;
    try {
      const response = await send();
      if (Buffer.isBuffer(response.body) && response.headers['content-encoding'] === undefined)
        this.responseCache.store(path, bufferedResponse(response.status, response.headers, response.body), generation);
      return response.status < 500 ? response : (this.#stale(path) ?? response);
    } catch (error) {
      const stale = error instanceof Problem && error.status >= 503 ? this.#stale(path) : undefined;
      if (!stale) throw error;
      return stale;
    }
  }

  #stale(path: string): ServiceResponse | undefined {
    const cached = this.responseCache.lastGood(path);
    return (
      cached && {
        status: cached.status,
        headers: { 'content-type': cached.type, 'cache-control': 'no-cache' },
        body: cached.body,
      }
    );
  }
}

function loggedInUserIds({ body }: ServiceResponse): string[] {
  const { user } = Buffer.isBuffer(body) ? (JSON.parse(body.toString('utf8')) as { user?: { id?: string } }) : {};
  return user?.id === undefined ? [] : [user.id];
}

/** Builds the cacheable form of a response that was read into memory. */
export const bufferedResponse = (
  status: number,
  headers: ServiceResponse['headers'],
  body: Buffer,
): BufferedResponse => ({
  status,
  body,
  type: headers['content-type'] ?? 'application/json; charset=utf-8',
  cacheControl: headers['cache-control'] ?? 'no-store',
});
