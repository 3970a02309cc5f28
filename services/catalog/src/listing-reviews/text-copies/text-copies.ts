import { Injectable } from '@nestjs/common';
import { Outbox, Task } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { areCopies, bandsOf } from './text-sketch.ts';

/** Task that stores the bands of listings that were written before bands were stored. */
const storeTask = 'store-text-bands';
const listingsPerRun = 500;
/** Listings of other companies that are read of a band in each direction, so that one that many share costs no more. */
const perBand = 3;
const maxCompared = 10;

const removeSql = 'delete from listing_text_band where listing_id = $1';
const storeSql = `
  insert into listing_text_band (band, company_id, listing_id) select unnest($2::int[]), $3, $1 on conflict do nothing`;
// @mutation text-of-others
const candidatesSql = `
  select o.description from (
    select near.listing_id, count(*) as shared from unnest($2::int[]) as mine(band) cross join lateral (
      (select listing_id from listing_text_band where band = mine.band and company_id < $1
        order by company_id desc, listing_id desc limit ${perBand})
      union all
      (select listing_id from listing_text_band where band = mine.band and company_id > $1
        order by company_id, listing_id limit ${perBand})) near
    group by near.listing_id order by shared desc, near.listing_id desc limit ${maxCompared}) likely
  join listing o on o.id = likely.listing_id
  where o.company_id <> $1 and o.owner_user_id <> $3::uuid and o.status <> 'merged'`;
const olderSql = `
  select id::text, company_id as "companyId", description from listing
  where id > $1 and status not in ('draft', 'merged', 'deleted') order by id limit ${listingsPerRun}`;

/** A listing whose description is compared. */
export interface DescribedListing {
  /** Internal id. */
  readonly id: string;
  readonly companyId: number;
  readonly description: string;
}

/** Recognizes descriptions that were copied from listings of other companies. */
@Injectable()
export class TextCopies {
  constructor(private readonly outbox: Outbox) {}

  /** Stores by what copies of a listing are found, instead of what was stored of it before. */
  async store(manager: EntityManager, { id, companyId, description }: DescribedListing): Promise<void> {
    await manager.query(removeSql, [id]);
    await manager.query(storeSql, [id, bandsOf(description), companyId]);
  }

  /** Returns whether a description is also that of a listing of another company and landlord. */
  async hasCopies(
    manager: EntityManager,
    { companyId, description, ownerId }: Omit<DescribedListing, 'id'> & { readonly ownerId: string },
  ): Promise<boolean> {
    const bands = bandsOf(description);
    if (bands.length === 0) return false;
    const others = await manager.query<{ description: string }[]>(candidatesSql, [companyId, bands, ownerId]);
    return others.some((other) => areCopies(other.description, description));
  }

  @Task(storeTask)
  async storeOlder({ after }: { readonly after: string }, manager: EntityManager): Promise<void> {
    const listings = await manager.query<DescribedListing[]>(olderSql, [after]);
    for (const listing of listings) await this.store(manager, listing);
    const last = listings.at(-1);
    if (last && listings.length === listingsPerRun) await this.outbox.enqueue(manager, storeTask, { after: last.id });
  }
}
