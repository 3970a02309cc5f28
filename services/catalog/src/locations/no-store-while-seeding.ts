import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { MarketState } from './market-state.ts';

interface Reply {
  header(name: string, value: string): unknown;
}

/** Forbids clients and proxies to cache responses while the market is incomplete. */
@Injectable()
export class NoStoreWhileSeeding implements NestInterceptor {
  constructor(private readonly market: MarketState) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.market.isComplete)
      context.switchToHttp().getResponse<Reply>().header('cache-control', 'private, no-store');
    return next.handle();
  }
}
