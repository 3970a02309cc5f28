import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnyRoute, Caller } from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { factsOf, Log } from '../log/log.ts';
import { Outbox } from '../outbox/outbox.ts';
import { clientOf, contextOf } from './request-context.ts';

/** Tells accounts, which keeps the audit, that somebody who is signed in was refused (reliability 6.10). */
@Injectable()
export class DeniedAccess {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** A request is told of once; what goes wrong here changes nothing of its answer. */
  async tell({ method, path }: AnyRoute, { userId, sessionId }: Caller, request: FastifyRequest): Promise<void> {
    if (userId === undefined) return;
    const { requestId } = contextOf(request),
      told = {
        personId: userId,
        ...(sessionId ? { sessionId } : {}),
        call: `${method} ${path}`,
        ip: clientOf(request).ip,
        requestId,
      };
    await this.outbox.emit(this.source.manager, 'access.denied', told).catch((error: unknown) => {
      this.log.failure('a refusal could not be written down', { requestId, ...factsOf(error) });
    });
  }
}
