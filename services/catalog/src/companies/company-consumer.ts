import { Injectable } from '@nestjs/common';
import type { CompanyChanged } from '@porchlight/contracts/internal';
import { Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { CompanyListings } from './company-listings.ts';

const minVerifiedLevel = 2;
// A company that has no listings yet is stored too: its first listing refers to it.
const upsertSql = `
  insert into company (public_id, name, is_verified, verified_level, languages, version, logo_id)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (public_id) do update
  set name = excluded.name, is_verified = excluded.is_verified, verified_level = excluded.verified_level,
    languages = excluded.languages,
    version = excluded.version,
    logo_id = excluded.logo_id
    where company.version < excluded.version
  returning id`;

/** Stores what accounts reports of companies, and refreshes their listings. */
@Injectable()
export class CompanyConsumer {
  constructor(private readonly listings: CompanyListings) {}

  @Consumes('company.changed')
  async apply(
    { companyId, version, name, verifiedLevel, languages, logoId }: CompanyChanged,
    manager: EntityManager,
  ): Promise<void> {
    const [stored] = await manager.query<{ id: number }[]>(upsertSql, [
      companyId,
      name,
      verifiedLevel >= minVerifiedLevel,
      verifiedLevel,
      languages,
      version,
      logoId ?? null,
    ]);
    if (stored) await this.listings.scheduleRefresh(manager, stored.id);
  }
}
