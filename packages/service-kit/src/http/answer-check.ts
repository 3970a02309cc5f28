import { StreamableFile, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { InputRefused, readBody, type AnyRoute } from '@porchlight/contracts';
import { map, type Observable } from 'rxjs';
import { ROUTE } from './handle.ts';
import { wireTextOf } from './ready-json.ts';

/** Holds each answer against the class of its call: what the contract does not name must not leave. Not in production (20 cards cost 300 µs). */
export class AnswerCheck implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const declared = Reflect.getMetadata(ROUTE, execution.getHandler()) as AnyRoute;
    return next.handle().pipe(
      map((answer: unknown) => {
        check(declared, answer);
        return answer;
      }),
    );
  }
}

function check({ method, path, answer: type }: AnyRoute, answer: unknown): void {
  if (answer instanceof StreamableFile || answer === undefined) return;
  try {
    readBody(type, JSON.parse(wireTextOf(answer)));
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    const faults = error.faults
      .slice(0, 5)
      .map(({ field, rule }) => `${field} (${rule})`)
      .join(', ');
    throw new Error(`The answer of ${method} ${path} is not a ${type.name}: ${faults}`);
  }
}
