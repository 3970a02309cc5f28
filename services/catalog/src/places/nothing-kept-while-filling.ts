import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Market } from './market.ts';

interface Reply {
  header(name: string, value: string): unknown;
}

/** Forbids everybody to keep an answer of a market that is not whole yet. */
@Injectable()
export class NothingKeptWhileFilling implements NestInterceptor {
  readonly #market: Market;
  constructor(market: Market) {
    this.#market = market;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.#market.isWhole) context.switchToHttp().getResponse<Reply>().header('cache-control', 'private, no-store');
    return next.handle();
  }
}
