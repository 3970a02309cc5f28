import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Outbox, PersonalData } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { dataMap } from './data-map.ts';

const personalData = new PersonalData(dataMap);
// Accounts that were merged into one leave with it: what did not move is theirs.
const withMergedSql = 'select id, email from person where id = $1 or merged_into_id = $1 order by id <> $1 desc';

/** Erases accounts here and, by an event of the same transaction, in the other services. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async erase(manager: EntityManager, userId: string): Promise<void> {
    for (const { id, email } of await manager.query<{ id: string; email: string }[]>(withMergedSql, [userId])) {
      const user = { personId: id, emailHash: createHash('sha256').update(email).digest('hex') };
      await personalData.erase(manager, user);
      await this.outbox.emit(manager, 'person.erased', user, { key: `person.erased:${id}` });
      await this.audit.record(manager, { action: 'person.erased', objectKind: 'person', objectId: id });
    }
  }
}
