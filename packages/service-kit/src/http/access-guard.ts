import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ROUTE } from './handle.ts';
import { forbidden } from './problem.ts';
import { contextOf } from './request-context.ts';

/** Denies by default: a handler runs only if the access hook has allowed its own route for the caller. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(execution: ExecutionContext): true {
    const { allowed } = contextOf(execution.switchToHttp().getRequest<FastifyRequest>());
    if (allowed === undefined || allowed !== Reflect.getMetadata(ROUTE, execution.getHandler())) throw forbidden();
    return true;
  }
}
