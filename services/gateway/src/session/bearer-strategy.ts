import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import type { Sessions, Visitor } from './sessions.ts';

/** The strategy's name at Passport. */
export const bearer = 'bearer';

/**
 * What the strategy is asked with. Passport keeps strategies for the whole process, where several gateways may run: so ours
 * keeps nothing of its own, and each call brings the sessions of the gateway that took it.
 */
export interface SessionQuestion {
  readonly sessions: Sessions;
  readonly isReading: boolean;
  readonly binding: string | undefined;
}

type Verify = (
  authorization: string | undefined,
  question: SessionQuestion,
  done: (error: unknown, visitor?: Visitor) => void,
) => void;

/** Reads the header Authorization and nothing else: a token in an address or a cookie is no way in. */
class AuthorizationHeader extends passport.Strategy {
  // not private to the class: Passport authenticates on an object made from this one, anew for each request
  readonly verify: Verify;
  constructor(verify: Verify) {
    super();
    this.verify = verify;
  }

  override authenticate(request: Pick<FastifyRequest, 'headers'>, question: SessionQuestion): void {
    this.verify(request.headers.authorization, question, (error, visitor) => {
      if (visitor) this.success(visitor);
      else this.error(error);
    });
  }
}

/** Finds who stands behind the bearer token of a call: a person, nobody any more, or a guest when there is none. */
@Injectable()
export class BearerStrategy extends PassportStrategy(AuthorizationHeader, bearer) {
  validate(authorization: string | undefined, { sessions, isReading, binding }: SessionQuestion): Promise<Visitor> {
    return sessions.visitorOf({ authorization, binding }, isReading);
  }
}
