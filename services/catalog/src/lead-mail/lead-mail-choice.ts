import { Injectable } from '@nestjs/common';
import type { LeadMail } from '@porchlight/contracts/catalog';
import { changedRow, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from './messages.ts';

const findSql = 'select wants_lead_mail as enabled from landlord where person_id = $1';
const changeSql = 'update landlord set wants_lead_mail = $2 where person_id = $1 returning wants_lead_mail as enabled';

/** Whether a landlord is mailed the messages of renters. */
@Injectable()
export class LeadMailChoice {
  constructor(private readonly source: DataSource) {}

  async find(landlordId: string, manager: EntityManager = this.source.manager): Promise<LeadMail> {
    const [choice] = await manager.query<LeadMail[]>(findSql, [landlordId]);
    return choice ?? { enabled: true };
  }

  /** Throws 409 until accounts has reported the landlord. */
  async change(landlordId: string, { enabled }: LeadMail): Promise<LeadMail> {
    const choice = await changedRow<LeadMail>(this.source.manager, changeSql, [landlordId, enabled]);
    if (!choice) throw new Problem(409, 'account-not-ready', messages.accountNotReady);
    return choice;
  }
}
