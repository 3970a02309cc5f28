import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnyRoute, Caller } from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { errorFields, Log } from '../log.ts';
import { Outbox } from '../outbox/outbox.ts';
import { clientOf, contextOf } from './request-context.ts';

/**
 * Reports denied access of logged-in users to accounts, which stores the audit log
 * (docs/rules/access.md#access-5-security-events-are-written-to-the-audit-log).
 */
@Injectable()
export class AccessDenialReporter {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** Reports a denial once per request. Failures are logged and do not change the response. */
  async report(
    { method, path }: AnyRoute,
    { userId, sessionId, impersonatorId }: Caller,
    request: FastifyRequest,
  ): Promise<void> {
    if (userId === undefined) return;
    const { requestId } = contextOf(request);
    const payload = {
      personId: userId,
      ...(sessionId ? { sessionId } : {}),
      ...(impersonatorId ? { impersonatorId } : {}),
      call: `${method} ${path}`,
      ip: clientOf(request).ip,
      requestId,
    };
    await this.outbox.emit(this.source.manager, 'access.denied', payload).catch((error: unknown) => {
      this.log.error('access denial not recorded', { requestId, ...errorFields(error) });
    });
  }
}
