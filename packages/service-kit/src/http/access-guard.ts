import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { refusalOf, type AnyRoute } from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import { ROUTE } from './handle.ts';
import { forbidden, unauthenticated } from './problem.ts';
import { contextOf } from './request-context.ts';

/** Lets in whom the declared access of the call lets in; a handler without one lets nobody in (and does not even boot). */
export class AccessGuard implements CanActivate {
  canActivate(execution: ExecutionContext): true {
    const context = contextOf(execution.switchToHttp().getRequest<FastifyRequest>());
    const declared = Reflect.getMetadata(ROUTE, execution.getHandler()) as AnyRoute | undefined;
    if (!declared || !context.caller) throw forbidden();
    context.declared = declared;
    const refusal = refusalOf(declared.access, context.caller);
    if (refusal === 'unauthenticated') throw unauthenticated();
    if (refusal === 'forbidden') throw forbidden();
    return true;
  }
}
