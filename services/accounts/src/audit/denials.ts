import { Injectable } from '@nestjs/common';
import type { AccessDenied } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from './audit.ts';

/** Records denied calls of all services in the audit log. */
@Injectable()
export class Denials {
  constructor(private readonly audit: Audit) {}

  @Consumes('access.denied')
  apply(
    { personId, impersonatorId, sessionId, call, ip, requestId }: AccessDenied,
    manager: EntityManager,
  ): Promise<void> {
    return this.audit.record(manager, {
      action: impersonatorId === undefined ? 'access.denied' : 'view-as.refused',
      actorId: personId,
      realActorId: impersonatorId,
      sessionId,
      objectKind: 'call',
      objectId: call,
      ip,
      requestId,
    });
  }
}
