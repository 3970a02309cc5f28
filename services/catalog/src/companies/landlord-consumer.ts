import { Injectable } from '@nestjs/common';
import type { LandlordsChanged } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

// The company itself is reported by an event of its own, which may arrive later.
const companiesSql = `
  insert into company (public_id, name)
  select distinct on (landlord."companyId") landlord."companyId", coalesce(landlord.company->>'name', '')
  from jsonb_to_recordset($1) as landlord ("companyId" uuid, company jsonb)
  on conflict (public_id) do nothing`;
const upsertSql = `
  insert into landlord (person_id, company_id)
  select "personId", company.id from jsonb_to_recordset($1) as landlord ("personId" uuid, "companyId" uuid)
  join company on company.public_id = "companyId"
  on conflict (person_id) do update set company_id = excluded.company_id`;

/** Stores which company a landlord writes listings for, as accounts reports it. */
@Injectable()
export class LandlordConsumer {
  @Consumes('landlords.changed')
  async store({ landlords }: LandlordsChanged, manager: EntityManager): Promise<void> {
    const rows = JSON.stringify(landlords);
    await manager.query(companiesSql, [rows]);
    await manager.query(upsertSql, [rows]);
  }
}
