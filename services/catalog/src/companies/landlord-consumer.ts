import { Injectable } from '@nestjs/common';
import type { LandlordsChanged } from '@porchlight/contracts/internal';
import { Consumes, Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { restrictionTask, type RestrictedLandlord } from '../account-restrictions/restriction-task.ts';

// The company itself is reported by an event of its own, which may arrive later.
const companiesSql = `
  insert into company (public_id, name)
  select distinct on (landlord."companyId") landlord."companyId", coalesce(landlord.company->>'name', '')
  from jsonb_to_recordset($1) as landlord ("companyId" uuid, company jsonb)
  on conflict (public_id) do nothing`;
const upsertSql = `
  insert into landlord (person_id, company_id, restriction, has_disposable_email)
  select "personId", company.id, restriction, coalesce("hasDisposableEmail", false)
  from jsonb_to_recordset($1) as landlord ("personId" uuid, "companyId" uuid, restriction text,
    "hasDisposableEmail" boolean)
  join company on company.public_id = "companyId"
  on conflict (person_id) do update
  set company_id = excluded.company_id, restriction = excluded.restriction,
    has_disposable_email = excluded.has_disposable_email`;
const restrictedSql = `
  select "personId" as "landlordId"
  from jsonb_to_recordset($1) as reported ("personId" uuid, restriction text)
  left join landlord on person_id = "personId"
  where reported.restriction is distinct from landlord.restriction`;

/** Stores which company a landlord writes listings for, and how far it is trusted, as accounts reports it. */
@Injectable()
export class LandlordConsumer {
  constructor(private readonly outbox: Outbox) {}

  @Consumes('landlords.changed')
  async store({ landlords }: LandlordsChanged, manager: EntityManager): Promise<void> {
    const rows = JSON.stringify(landlords);
    await manager.query(companiesSql, [rows]);
    const restricted = await manager.query<RestrictedLandlord[]>(restrictedSql, [rows]);
    await manager.query(upsertSql, [rows]);
    for (const landlord of restricted) await this.outbox.enqueue(manager, restrictionTask, landlord);
  }
}
