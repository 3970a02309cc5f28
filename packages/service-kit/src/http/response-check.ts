import { StreamableFile, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { InvalidInputError, readInternal, type AnyRoute } from '@porchlight/contracts';
import { map, type Observable } from 'rxjs';
import { ROUTE } from './handle.ts';
import { toWireText } from './serialized-json.ts';

/**
 * Validates each response against the class of its route, so that undeclared fields fail. Not in production (20 cards
 * cost 300 µs).
 */
export class ResponseCheck implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const declared = Reflect.getMetadata(ROUTE, execution.getHandler()) as AnyRoute;
    return next.handle().pipe(
      map((response: unknown) => {
        check(declared, response);
        return response;
      }),
    );
  }
}

function check({ method, path, response: type }: AnyRoute, response: unknown): void {
  if (response instanceof StreamableFile || response === undefined) return;
  try {
    readInternal(type, JSON.parse(toWireText(response)));
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const faults = error.faults
      .slice(0, 5)
      .map(({ field, rule }) => `${field} (${rule})`)
      .join(', ');
    throw new Error(`The response of ${method} ${path} is not a ${type.name}: ${faults}`);
  }
}
