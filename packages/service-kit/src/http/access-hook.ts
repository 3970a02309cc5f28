import { accessDenial, isOpenToViewAs, type AnyRoute, type Caller } from '@porchlight/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessDenialReporter } from './access-denial-reporter.ts';
import { forbidden, reauthenticationRequired, refusedToViewAs, unauthenticated } from './problem.ts';
import type { ProblemFilter } from './problem-filter.ts';
import { contextOf } from './request-context.ts';

const declaredRouteOf = (request: FastifyRequest) =>
  (request.routeOptions.config as { readonly declared?: AnyRoute }).declared;

/**
 * Enforces the access rule of each route before the body is read, so that a caller without access gets 401 or 403 and
 * never a message about the input. Requires the identity hook.
 */
export function addAccessHook(http: FastifyInstance, filter: ProblemFilter, denials: AccessDenialReporter): void {
  http.addHook('onRequest', (request, reply, done) => {
    const declared = declaredRouteOf(request);
    const context = contextOf(request);
    const { caller } = context;
    // Health checks and unknown paths have no route; the access guard denies every other handler.
    if (!declared || !caller) {
      done();
      return;
    }
    context.declared = declared;
    const denial = denialOf(declared, caller);
    if (denial === undefined) {
      context.allowed = declared;
      done();
    } else if (denial === 'unauthenticated') filter.respond(unauthenticated(), request, reply);
    else if (denial === 'reauthentication-required') filter.respond(reauthenticationRequired(), request, reply);
    else
      void denials.report(declared, caller, request).then(() => {
        filter.respond(denial === 'view-as-refused' ? refusedToViewAs() : forbidden(), request, reply);
      });
  });
}

const denialOf = (declared: AnyRoute, caller: Caller) =>
  // @mutation view-as-refused
  caller.impersonatorId !== undefined && !isOpenToViewAs(declared)
    ? 'view-as-refused'
    : accessDenial(declared.access, caller);
