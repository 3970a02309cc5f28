import { Injectable } from '@nestjs/common';
import type { RecordChanged, RecordsExported } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from './audit.ts';

/** Records changes that staff made to records of all services, and files of them, in the audit log. */
@Injectable()
export class RecordChanges {
  constructor(private readonly audit: Audit) {}

  @Consumes('resource.changed')
  apply(change: RecordChanged, manager: EntityManager): Promise<void> {
    const { personId, sessionId, resource, recordId, action, beforeHash, afterHash, ip, requestId } = change;
    return this.audit.record(manager, {
      action: `record.${action}`,
      actorId: personId,
      sessionId,
      objectKind: resource,
      objectId: recordId,
      before: beforeHash,
      after: afterHash,
      ip,
      requestId,
    });
  }

  @Consumes('resource.exported')
  applyExport(exported: RecordsExported, manager: EntityManager): Promise<void> {
    const { personId, sessionId, resource, recordCount, ip, requestId } = exported;
    return this.audit.record(manager, {
      action: 'records.exported',
      actorId: personId,
      sessionId,
      objectKind: `${resource}-count`,
      objectId: String(recordCount),
      ip,
      requestId,
    });
  }
}
