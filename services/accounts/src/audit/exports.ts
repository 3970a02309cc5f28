import { Injectable } from '@nestjs/common';
import type { FormSubmissionsExported, LeadsExported } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from './audit.ts';

/** Records files with the data of others that users downloaded in the audit log. */
@Injectable()
export class Exports {
  constructor(private readonly audit: Audit) {}

  @Consumes('leads.exported')
  ofLeads({ personId, leadCount, ...source }: LeadsExported, manager: EntityManager): Promise<void> {
    return this.audit.record(manager, {
      ...source,
      action: 'leads.exported',
      actorId: personId,
      objectKind: 'lead-count',
      objectId: String(leadCount),
    });
  }

  @Consumes('form-submissions.exported')
  ofSubmissions(
    { personId, submissionCount, ...source }: FormSubmissionsExported,
    manager: EntityManager,
  ): Promise<void> {
    return this.audit.record(manager, {
      ...source,
      action: 'form-submissions.exported',
      actorId: personId,
      objectKind: 'submission-count',
      objectId: String(submissionCount),
    });
  }
}
