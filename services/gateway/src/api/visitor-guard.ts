import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { clientKey, unauthenticated } from '@porchlight/service-kit';
import { limitOf } from '../limits/limit-rules.ts';
import { ProvenLimits, proofHeader } from '../limits/proven-limits.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { bearer, type BearerOptions } from '../session/bearer-strategy.ts';
import { bindingOf } from '../session/binding-cookie.ts';
import { Sessions, type Visitor } from '../session/sessions.ts';
import { Admission, type Admitted } from './admission.ts';

/** Request that passed the guard, with its route and visitor. */
export interface AdmittedRequest extends FastifyRequest {
  admitted: Admitted;
  visitor: Visitor;
}

/**
 * Admits an API call: the route exists, the rate limit is not exceeded, and the session is valid where the route
 * requires it.
 */
@Injectable()
export class VisitorGuard extends AuthGuard(bearer) {
  readonly #admission: Admission;
  readonly #sessions: Sessions;
  readonly #limits: RateLimits;
  readonly #provenLimits: ProvenLimits;
  constructor(admission: Admission, sessions: Sessions, limits: RateLimits, provenLimits: ProvenLimits) {
    super();
    this.#admission = admission;
    this.#sessions = sessions;
    this.#limits = limits;
    this.#provenLimits = provenLimits;
  }

  /**
   * Throws 429 over the rate limit, with a challenge where its solution allows the call; 503 when accounts cannot
   * resolve the session; 401 for an invalid session where it matters.
   */
  override async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<AdmittedRequest>();
    request.admitted = this.#admission.admit(request);
    const { route } = request.admitted;
    const address = clientKey(request.ip);
    if (route.method === 'GET') await this.#limits.consume(limitOf(route), address);
    await super.canActivate(context);
    const { visitor } = request;
    if (route.method !== 'GET') {
      const [limit, client] =
        visitor.kind === 'person'
          ? [limitOf(route, 'person'), visitor.session.impersonatorId ?? visitor.session.userId]
          : [limitOf(route), address];
      await this.#provenLimits.consume(limit, client, proofOf(request));
    }
    if (visitor.kind === 'dead' && !mayIgnoreToken(route)) throw unauthenticated();
    return true;
  }

  override getAuthenticateOptions(
    context: ExecutionContext,
  ): BearerOptions & { session: false; property: keyof AdmittedRequest } {
    const { admitted, cookies } = context.switchToHttp().getRequest<AdmittedRequest>();
    return {
      session: false,
      property: 'visitor',
      sessions: this.#sessions,
      isReading: admitted.route.method === 'GET',
      binding: bindingOf(cookies),
    };
  }
}

function proofOf({ headers }: AdmittedRequest): string | undefined {
  const given = headers[proofHeader];
  return typeof given === 'string' ? given : undefined;
}

// An invalid token must not block public reads, login or the links in mails. Any other write is rejected, because it
// would be stored for a guest instead of the user.
const byLink = /^\/(confirm|new-listings-alerts)\//;
const mayIgnoreToken = ({ access, method, lane, path }: AnyRoute) =>
  access.kind === 'anyone' && (method === 'GET' || lane === 'login' || byLink.test(path));
