import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import { viewedCap, viewedDays, type ViewedAnswer } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { holds } from '../homes/holds.ts';
import { ListedHomes } from '../homes/listed-homes.ts';

const homesPerPage = 24;
interface ViewedRow {
  readonly id: string;
  readonly viewedAt: Date;
  readonly times: number;
  readonly rentThen: number;
}

const viewed = `
  select l.public_id as id, v.viewed_at as "viewedAt", v.times, v.rent_then as "rentThen" from viewed_listing v join listing l on l.id = v.listing_id
  where v.user_id = $1::uuid and v.viewed_at > now() - interval '${viewedDays} days' and ${holds} and l.status <> 'suspended'
  order by v.viewed_at desc, l.id limit ${viewedCap}`;

/** The homes that a renter opened. */
@Injectable()
export class ViewedHomes {
  readonly #pool: SqlPool;
  readonly #homes: ListedHomes;
  constructor(pool: SqlPool, homes: ListedHomes) {
    this.#pool = pool;
    this.#homes = homes;
  }

  async page(
    userId: string,
    { page = 1, perPage = homesPerPage }: { page?: number; perPage?: number },
  ): Promise<ViewedAnswer> {
    const rows = await this.#of(userId);
    const pagination = paginationOf({ page, perPage, total: rows.length });
    const shown = rows.slice((pagination.currentPage - 1) * perPage, pagination.currentPage * perPage);
    const cards = await this.#homes.named(shown.map(({ id }) => id));
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

  async forget(userId: string): Promise<void> {
    await this.#pool.touch('viewed_forget', 'delete from viewed_listing where user_id = $1::uuid', [userId]);
  }

  #of(userId: string): Promise<ViewedRow[]> {
    return this.#pool.rows<ViewedRow>('viewed', viewed, [userId]);
  }
}
