import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { contentVersionHeader } from '@porchlight/contracts/internal';
import { concatMap, type Observable } from 'rxjs';
import { ContentVersionService } from './content-version.service.ts';

interface Request {
  readonly method: string;
}
interface Reply {
  header(name: string, value: string): unknown;
}

/** Names the content version in each response to a change. */
@Injectable()
export class ContentVersionHeader implements NestInterceptor {
  constructor(private readonly version: ContentVersionService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    if (http.getRequest<Request>().method === 'GET') return next.handle();
    return next.handle().pipe(
      concatMap(async (response: unknown) => {
        http.getResponse<Reply>().header(contentVersionHeader, await this.version.now());
        return response;
      }),
    );
  }
}
