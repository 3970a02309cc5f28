import { Injectable } from '@nestjs/common';
import type { LandlordsChanged } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const upsertSql = `
  insert into landlord (person_id, company_id, is_verified, language, restriction, max_listings)
  select "personId", "companyId", "isVerified", language, restriction, "maxListings"
  from jsonb_to_recordset($1) as changed ("personId" uuid, "companyId" uuid, "isVerified" boolean, language text,
    restriction text, "maxListings" int)
  on conflict (person_id) do update
  set company_id = excluded.company_id, is_verified = excluded.is_verified, language = excluded.language,
    restriction = excluded.restriction, max_listings = excluded.max_listings, reported_at = now()`;

/** Stores the landlords that accounts reports. */
@Injectable()
export class LandlordConsumer {
  @Consumes('landlords.changed')
  async store({ landlords }: LandlordsChanged, manager: EntityManager): Promise<void> {
    await manager.query(upsertSql, [JSON.stringify(landlords)]);
  }
}
