import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { maxExportedLeads, type LeadFilter } from '@porchlight/contracts/catalog';
import { Outbox, Problem, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { arrivedAtSql } from './lead-row.ts';
import { filteredLeadsSql, filterParameters, listConditions, receivedAtSql } from './lead-sql.ts';
import { leadsFile, type ExportedLead } from './leads-file.ts';
import { messages } from './messages.ts';

const maxExportsPerDay = 5;
const lockSql = `select pg_advisory_xact_lock(hashtextextended('lead exports ' || $1, 0))`;
const countSql = `
  select count(*)::int as count from lead_export
  where owner_user_id = $1::uuid and exported_at > now() - interval '1 day'`;
const recordSql = 'insert into lead_export (owner_user_id) values ($1)';

const timeOf = (column: string) => `to_char(${column} at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI')`;
const rowsSql = ({ list = 'open' }: LeadFilter) => `
  select ${timeOf(receivedAtSql)} as received, i.first_name as "firstName", i.last_name as "lastName",
    case when i.shares_contact then i.email end as email, case when i.shares_contact then i.phone end as phone,
      l.title as home, concat_ws(', ', l.street, l.unit_number) as address, i.stage,
    ${timeOf('i.updated_at')} as "lastMessage", i.move_in_date::text as "moveIn",
    i.household_size as household, i.pets, i.documents_ready as documents, i.is_abroad as "isAbroad", i.note, coalesce((
      select m.text from inquiry_message m where m.inquiry_id = i.id and m.author = 'renter' and m.hold_score is null
      order by ${arrivedAtSql}, m.id limit 1), '') as message
  from ${filteredLeadsSql} and ${listConditions[list]} order by ${receivedAtSql} desc, i.id limit ${maxExportedLeads + 1}`;

/** Files with the leads of a landlord. Each is recorded in the audit log. */
@Injectable()
export class LeadExports {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Returns a CSV file. Throws 422 for more than 10,000 leads, 429 for the sixth file of a day. */
  async file(author: Author & { readonly ownerId: string }, filter: LeadFilter, language: Language): Promise<string> {
    const { ownerId } = author;
    return this.source.transaction(async (manager) => {
      await this.#count(manager, ownerId);
      const leads = await manager.query<ExportedLead[]>(rowsSql(filter), [...filterParameters(ownerId, filter)]);
      if (leads.length > maxExportedLeads) throw new Problem(422, 'too-many-rows', messages.tooManyRows);
      await this.#record(manager, author, leads.length);
      return leadsFile(leads, language);
    });
  }

  async #count(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query(lockSql, [ownerId]);
    const [{ count }] = await manager.query<[{ count: number }]>(countSql, [ownerId]);
    if (count >= maxExportsPerDay)
      throw new Problem(429, 'too-many-exports', messages.tooManyExports, {
        retryAfter: 24 * 3_600,
      });
  }

  async #record(
    manager: EntityManager,
    { ownerId, caller, client }: Author & { readonly ownerId: string },
    leadCount: number,
  ): Promise<void> {
    await manager.query(recordSql, [ownerId]);
    await this.outbox.emit(manager, 'leads.exported', {
      personId: ownerId,
      ...(caller.sessionId ? { sessionId: caller.sessionId } : {}),
      leadCount,
      ip: client.ip,
      requestId: client.requestId,
    });
  }
}
