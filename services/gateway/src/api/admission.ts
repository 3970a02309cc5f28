import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { notFound, Problem } from '@porchlight/service-kit';
import { GatewayConfig } from '../config.ts';
import { Overload } from '../limits/overload.ts';
import { originOf } from '../origin.ts';
import { refuseLong } from '../refuse-long.ts';
import { words } from '../words.ts';
import { readApiAddress, servicePath } from './api-address.ts';
import { refuseForeign } from './browser-checks.ts';
import { RouteTable } from './route-table.ts';

/** Calls that take the form of a mail program, without our headers (reliability 6.9). */
const takesForms = /^\/new-listings-alerts\/unsubscribe\//;

/** A call that may go on, and its path at the service. */
export interface Admitted {
  readonly route: AnyRoute;
  readonly path: string;
}

/** The door of the API: is there such a call, is there strength for it, does it come from where it may. */
@Injectable()
export class Admission {
  readonly #table: RouteTable;
  readonly #overload: Overload;
  readonly #config: GatewayConfig;
  constructor(table: RouteTable, overload: Overload, config: GatewayConfig) {
    this.#table = table;
    this.#overload = overload;
    this.#config = config;
  }

  /** Throws the problem that says why not. */
  admit(request: FastifyRequest): Admitted {
    refuseLong(request.url);
    const address = readApiAddress(request.url);
    const found = address && this.#table.find(request.method, address.segments);
    if (!address || !found) throw notFound(words.unknownCall, 'unknown-call');
    if ('methods' in found) throw new Problem(405, 'wrong-method', words.wrongMethod);
    this.#overload.check(found.route);
    this.#checkOrigin(request, found.route);
    return { route: found.route, path: servicePath(address) };
  }

  #checkOrigin(request: FastifyRequest, { method, access, path }: AnyRoute): void {
    if (method === 'GET' || access.kind === 'provider-signature' || takesForms.test(path)) return;
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
    const refusal = refuseForeign({
      headers: request.headers,
      hasBody,
      ownOrigin: originOf(request, this.#config),
      allowed: this.#config.allowedOrigins,
    });
    if (refusal === 'json-only') throw new Problem(415, 'json-only', words.jsonOnly);
    if (refusal === 'foreign-site') throw new Problem(403, 'foreign-site', words.foreignSite);
  }
}
