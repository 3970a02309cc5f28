import { Injectable } from '@nestjs/common';
import {
  supportListingFilters,
  supportListingsPerPage,
  type SupportListingFilter,
  type SupportListings as SupportListingsPage,
  type SupportListingsQuery,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { confirmedAt } from '../own-listings/expiry/expiry-sql.ts';
import { ListingRows } from './listing-rows.ts';
import { listStatementsOf, type Position } from './list-statements.ts';

const positionSql = `select l.id::text as id, ${confirmedAt}::text as confirmed from listing l where l.public_id = $1`;
const statements = Object.fromEntries(
  supportListingFilters.map((filter) => [filter, listStatementsOf(filter)]),
) as Readonly<Record<SupportListingFilter, ReturnType<typeof listStatementsOf>>>;

/** Lists listings of all landlords for support. */
@Injectable()
export class SupportListings {
  constructor(
    private readonly pool: SqlPool,
    private readonly rows: ListingRows,
  ) {}

  /** Begins with the first page after a listing that does not exist. */
  async page({ filter, after }: SupportListingsQuery): Promise<SupportListingsPage> {
    const { name, count, page, valuesOf } = statements[filter];
    const position = await this.#positionOf(after);
    const [counted, found] = await Promise.all([
      this.pool.row<{ total: number }>(`${name}_total`, count, []),
      this.pool.rows<{ id: string }>(name, page, valuesOf(position)),
    ]);
    const ids = found.slice(0, supportListingsPerPage).map(({ id }) => id);
    return {
      listings: await this.rows.of(ids),
      isMore: found.length > supportListingsPerPage,
      total: counted?.total ?? 0,
    };
  }

  async #positionOf(id: string | undefined): Promise<Position | undefined> {
    return id === undefined ? undefined : this.pool.row<Position>('support_listing_position', positionSql, [id]);
  }
}
