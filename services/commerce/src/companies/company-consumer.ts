import { Injectable } from '@nestjs/common';
import type { CompanyChanged, LandlordsChanged } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

// The name comes with each landlord; a newer one is never replaced.
const upsertSql = `
  insert into company (id, name, version)
  select distinct on (id) id, name, version
  from jsonb_to_recordset($1) as reported (id uuid, name text, version int) order by id, version desc
  on conflict (id) do update set name = excluded.name, version = excluded.version
  where company.version < excluded.version`;

/** Stores the names of companies that accounts reports. */
@Injectable()
export class CompanyConsumer {
  @Consumes('landlords.changed')
  async storeWithLandlords({ landlords }: LandlordsChanged, manager: EntityManager): Promise<void> {
    const companies = landlords.flatMap(({ companyId: id, company }) => (company ? [{ id, ...company }] : []));
    await manager.query(upsertSql, [JSON.stringify(companies)]);
  }

  @Consumes('company.changed')
  async store({ companyId: id, name, version }: CompanyChanged, manager: EntityManager): Promise<void> {
    await manager.query(upsertSql, [JSON.stringify([{ id, name, version }])]);
  }
}
