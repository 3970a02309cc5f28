import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { SearchProjection } from '../search-document/search-projection.ts';

export const refreshTask = 'companies.refresh-listings';
const batchSize = 200;

export interface RefreshedCompany {
  readonly companyId: number;
  /** Internal id of the last refreshed listing. */
  readonly after: string;
}

// Locks the listings in the order in which every change of search documents does.
const nextListingsSql = `
  select l.id::text as id, l.public_id as "publicId" from listing l where l.company_id = $1 and l.id > $2::bigint
  order by l.id limit ${batchSize} for update`;
const verifySql = `
  update listing l set is_verified = co.is_verified from company co
  where co.id = l.company_id and l.public_id = any($1) and l.is_verified <> co.is_verified`;

/** Refreshes the listings of a company in the background, a batch per job. */
@Injectable()
export class CompanyListings {
  constructor(
    private readonly outbox: Outbox,
    private readonly projection: SearchProjection,
  ) {}

  /** Enqueues a refresh that runs after the caller's transaction. */
  scheduleRefresh(manager: EntityManager, companyId: number): Promise<void> {
    return this.#enqueue(manager, { companyId, after: '0' });
  }

  @Task(refreshTask)
  async refresh({ companyId, after }: RefreshedCompany, manager: EntityManager): Promise<void> {
    const listings = await manager.query<{ id: string; publicId: string }[]>(nextListingsSql, [companyId, after]);
    const publicIds = listings.map(({ publicId }) => publicId);
    await manager.query(verifySql, [publicIds]);
    await this.projection.refresh(publicIds, manager);
    const last = listings.at(batchSize - 1);
    if (last) await this.#enqueue(manager, { companyId, after: last.id });
  }

  #enqueue(manager: EntityManager, company: RefreshedCompany): Promise<void> {
    return this.outbox.enqueue(manager, refreshTask, company);
  }
}
