import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { AnyRoute } from '@porchlight/contracts';
import { unauthenticated } from '@porchlight/service-kit';
import { addressKey, limitOf } from '../limits/limit-rules.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { bearer, type SessionQuestion } from '../session/bearer-strategy.ts';
import { bindingOf } from '../session/binding-cookie.ts';
import { Sessions, type Visitor } from '../session/sessions.ts';
import { Admission, type Admitted } from './admission.ts';

/** A call that passed the guard: which it is, and who makes it. */
export interface AdmittedRequest extends FastifyRequest {
  admitted: Admitted;
  visitor: Visitor;
}

/** Lets a call of the API pass: it exists, it is within its limit, and the token it came with is alive where one matters. */
@Injectable()
export class VisitorGuard extends AuthGuard(bearer) {
  readonly #admission: Admission;
  readonly #sessions: Sessions;
  readonly #limits: RateLimits;
  constructor(admission: Admission, sessions: Sessions, limits: RateLimits) {
    super();
    this.#admission = admission;
    this.#sessions = sessions;
    this.#limits = limits;
  }

  /** Throws 429 over the limit, 503 when accounts cannot say who this is, 401 for a dead session where one matters. */
  override async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<AdmittedRequest>();
    request.admitted = this.#admission.admit(request);
    const { route } = request.admitted;
    const address = addressKey(request.ip);
    if (route.method === 'GET') await this.#limits.take(limitOf(route), address);
    await super.canActivate(context);
    const { visitor } = request;
    if (route.method !== 'GET')
      await (visitor.kind === 'person'
        ? this.#limits.take(limitOf(route, 'person'), visitor.session.userId)
        : this.#limits.take(limitOf(route), address));
    if (visitor.kind === 'dead' && !mayIgnoreToken(route)) throw unauthenticated();
    return true;
  }

  override getAuthenticateOptions(
    context: ExecutionContext,
  ): SessionQuestion & { session: false; property: keyof AdmittedRequest } {
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

// What anybody may read, the way back in and what the link of a mail does must not stumble over a token that died in a drawer.
// What is written besides would land with a guest instead of the person, so it says that the session is dead.
const byLink = /^\/(confirm|new-listings-alerts)\//;
const mayIgnoreToken = ({ access, method, lane, path }: AnyRoute) =>
  access.kind === 'anyone' && (method === 'GET' || lane === 'login' || byLink.test(path));
