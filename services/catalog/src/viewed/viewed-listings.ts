import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import { maxViewedListings, viewedRetentionDays, type ViewedResponse } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { staysOnLists } from '../listings/stays-on-lists.ts';
import { ListingCards } from '../listings/listing-cards.ts';

const defaultPerPage = 24;
interface ViewedRow {
  readonly id: string;
  readonly viewedAt: Date;
  readonly times: number;
  readonly rentThen: number;
}

const viewedSql = `
  select l.public_id as id, v.viewed_at as "viewedAt", v.times, v.rent_then as "rentThen"
  from viewed_listing v join listing l on l.id = v.listing_id
  where v.user_id = $1::uuid and v.viewed_at > now() - interval '${viewedRetentionDays} days' and ${staysOnLists}
    and l.status <> 'suspended'
  order by v.viewed_at desc, l.id limit ${maxViewedListings}`;

/** Reads and clears the listings that a renter viewed. */
@Injectable()
export class ViewedListings {
  constructor(
    private readonly pool: SqlPool,
    private readonly listings: ListingCards,
  ) {}

  async page(
    userId: string,
    { page = 1, perPage = defaultPerPage }: { page?: number; perPage?: number },
  ): Promise<ViewedResponse> {
    const rows = await this.#of(userId);
    const pagination = paginationOf({ page, perPage, total: rows.length });
    const shown = rows.slice((pagination.currentPage - 1) * perPage, pagination.currentPage * perPage);
    const cards = await this.listings.byIds(shown.map(({ id }) => id));
    const listings = shown.flatMap(({ id, viewedAt, times, rentThen }) => {
      const card = cards.get(id);
      return card
        ? [{ ...card, viewedAt: viewedAt.toISOString(), times, ...(card.rent === rentThen ? {} : { rentThen }) }]
        : [];
    });
    return { listings, pagination };
  }

  async ids(userId: string): Promise<string[]> {
    return (await this.#of(userId)).map(({ id }) => id);
  }

  async clear(userId: string): Promise<void> {
    await this.pool.execute('viewed_forget', 'delete from viewed_listing where user_id = $1::uuid', [userId]);
  }

  #of(userId: string): Promise<ViewedRow[]> {
    return this.pool.rows<ViewedRow>('viewed', viewedSql, [userId]);
  }
}
