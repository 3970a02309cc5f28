import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { unauthenticated } from '@porchlight/service-kit';
import { addressKey, limitOf } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { Sessions, type Visitor } from '../session/sessions.ts';

/** Who makes a call, counted against the limit of the call. */
@Injectable()
export class Visitors {
  readonly #sessions: Sessions;
  readonly #limits: RateLimits;
  constructor(sessions: Sessions, limits: RateLimits) { this.#sessions = sessions; this.#limits = limits; }

  /** Throws 429 over the limit, 503 when accounts cannot say who this is, 401 for a dead session where one matters. */
  async of(request: FastifyRequest, route: AnyRoute): Promise<Visitor> {
    const isReading = route.method === 'GET';
    const address = addressKey(request.ip);
    if (isReading) await this.#limits.take(limitOf(route), address);
    const visitor = await this.#sessions.visitorOf(request.headers.authorization, isReading);
    if (!isReading) await this.#limits.take(limitOf(route), visitor.kind === 'person' ? visitor.session.userId : address);
    if (visitor.kind === 'dead' && !mayIgnoreToken(route)) throw unauthenticated();
    return visitor;
  }
}

// What anybody may read, and the way back in, must not stumble over a token that died in a drawer. What is written would
// land with a guest instead of the person, so it says that the session is dead.
const mayIgnoreToken = ({ access, method, lane }: AnyRoute) => access.kind === 'anyone' && (method === 'GET' || lane === 'login');
