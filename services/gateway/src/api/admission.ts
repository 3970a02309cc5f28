import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { contextOf, notFound, Problem } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { unknownAddressLimit } from '../limits/limit-rules.ts';
import { LocalLimits } from '../limits/local-limits.ts';
import { Overload } from '../limits/overload.ts';
import { originOf } from '../origin.ts';
import { rejectLongUrl } from '../reject-long-url.ts';
import { messages } from '../messages.ts';
import { parseApiUrl, servicePath } from './api-url.ts';
import { csrfViolation } from './csrf.ts';
import { RouteTable } from './route-table.ts';

/**
 * Routes that accept a form post without the gateway's headers: one-click unsubscribe by mail programs ().
 */
const acceptsFormPost = /^\/new-listings-alerts\/unsubscribe\//;

/** Admitted API call: its route and its path at the service. */
export interface Admitted {
  readonly route: AnyRoute;
  readonly path: string;
}

/**
 * Admission checks of an API call: the route exists, the gateway is not overloaded and the request is not cross-site.
 */
@Injectable()
export class Admission {
  constructor(
    private readonly table: RouteTable,
    private readonly overload: Overload,
    private readonly config: GatewayConfig,
    private readonly limits: LocalLimits,
  ) {}

  /** Throws a problem with the reason for the rejection. */
  admit(request: FastifyRequest): Admitted {
    rejectLongUrl(request.url);
    const address = parseApiUrl(request.url);
    const found = address && this.table.find(request.method, address.segments);
    if (!address || !found) throw this.#unknown(request, notFound(messages.unknownCall, 'unknown-call'));
    if ('methods' in found) throw this.#unknown(request, new Problem(405, 'wrong-method', messages.wrongMethod));
    this.overload.check(found.route);
    this.#checkOrigin(request, found.route);
    return { route: found.route, path: servicePath(address) };
  }

  // Scanners call thousands of unknown addresses: they are limited, and no line of the usual log is spent on them.
  #unknown(request: FastifyRequest, problem: Problem): Problem {
    contextOf(request).logLevel = 'debug';
    this.limits.consume(unknownAddressLimit, request.ip);
    return problem;
  }

  #checkOrigin(request: FastifyRequest, { method, access, path, lane }: AnyRoute): void {
    if (method === 'GET' || access.kind === 'provider-signature' || acceptsFormPost.test(path)) return;
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
    const violation = csrfViolation({
      headers: request.headers,
      hasBody,
      isUpload: lane === 'upload',
      siteOrigin: originOf(request, this.config),
      allowed: this.config.allowedOrigins,
    });
    if (violation === 'json-only') throw new Problem(415, 'json-only', messages.jsonOnly);
    if (violation === 'foreign-site') throw new Problem(403, 'foreign-site', messages.foreignSite);
  }
}
