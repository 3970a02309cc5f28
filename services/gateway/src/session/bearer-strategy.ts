import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import type { Sessions, Visitor } from './sessions.ts';

/** Name of the strategy in Passport. */
export const bearer = 'bearer';

/**
 * Options of one authentication. Passport registers strategies per process, where several gateways may run, so the
 * strategy is stateless and each call passes the sessions of its gateway.
 */
export interface BearerOptions {
  readonly sessions: Sessions;
  readonly isReading: boolean;
  readonly binding: string | undefined;
}

type Verify = (
  authorization: string | undefined,
  options: BearerOptions,
  done: (error: unknown, visitor?: Visitor) => void,
) => void;

/** Passport strategy that reads only the Authorization header; tokens in a URL or cookie are ignored. */
class AuthorizationHeader extends passport.Strategy {
  // Not a private field: Passport authenticates on an object created from this one for each request.
  readonly verify: Verify;
  constructor(verify: Verify) {
    super();
    this.verify = verify;
  }

  override authenticate(request: Pick<FastifyRequest, 'headers'>, options: BearerOptions): void {
    this.verify(request.headers.authorization, options, (error, visitor) => {
      if (visitor) this.success(visitor);
      else this.error(error);
    });
  }
}

/** Resolves the bearer token of a call to a visitor; without a token the visitor is a guest. */
@Injectable()
export class BearerStrategy extends PassportStrategy(AuthorizationHeader, bearer) {
  validate(authorization: string | undefined, { sessions, isReading, binding }: BearerOptions): Promise<Visitor> {
    return sessions.visitorOf({ authorization, binding }, isReading);
  }
}
