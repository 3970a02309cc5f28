import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { refusalOf, type AnyRoute } from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import { DeniedAccess } from './denied-access.ts';
import { ROUTE } from './handle.ts';
import { forbidden, unauthenticated } from './problem.ts';
import { contextOf } from './request-context.ts';

/** Lets in whom the declared access of the call lets in; a handler without one lets nobody in (and does not even boot). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly denied: DeniedAccess) {}

  async canActivate(execution: ExecutionContext): Promise<true> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>(),
      context = contextOf(request);
    const declared = Reflect.getMetadata(ROUTE, execution.getHandler()) as AnyRoute | undefined;
    if (!declared || !context.caller) throw forbidden();
    context.declared = declared;
    const refusal = refusalOf(declared.access, context.caller);
    if (refusal === 'unauthenticated') throw unauthenticated();
    if (refusal === 'forbidden') {
      await this.denied.tell(declared, context.caller, request);
      throw forbidden();
    }
    return true;
  }
}
