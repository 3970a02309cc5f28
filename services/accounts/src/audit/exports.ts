import { Injectable } from '@nestjs/common';
import type { FormSubmissionsExported, LeadsExported, PersonalDataViewed } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from './audit.ts';

/** Records in the audit log which data of others users downloaded as files, or opened. */
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

  @Consumes('personal-data.viewed')
  ofView({ personId, ...source }: PersonalDataViewed, manager: EntityManager): Promise<void> {
    return this.audit.record(manager, { ...source, action: 'personal-data.viewed', actorId: personId });
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
