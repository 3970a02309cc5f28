import { Injectable } from '@nestjs/common';
import type { LeadsExported } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from './audit.ts';

/** Records files of leads that landlords downloaded in the audit log. */
@Injectable()
export class LeadExports {
  constructor(private readonly audit: Audit) {}

  @Consumes('leads.exported')
  apply({ personId, sessionId, leadCount, ip, requestId }: LeadsExported, manager: EntityManager): Promise<void> {
    return this.audit.record(manager, {
      action: 'leads.exported',
      actorId: personId,
      sessionId,
      objectKind: 'lead-count',
      objectId: String(leadCount),
      ip,
      requestId,
    });
  }
}
