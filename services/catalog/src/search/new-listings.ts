import { Injectable } from '@nestjs/common';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { Bind } from './statements/bind.ts';
import { allOf } from './statements/conditions.ts';
import { sourceOf } from './keyword/keyword-source.ts';
import type { Search } from './search.ts';
import { SearchPool } from './search-pool.ts';
import { StatementNames } from './statements/statement-names.ts';
import type { Statement } from './statements/statements.ts';

/** A span of listing times, and internal ids of further listings to include even when they were listed earlier. */
export interface ListingSpan {
  readonly since: Date;
  readonly until: Date;
  readonly ids?: readonly string[];
}
/** A public listing that a search finds. */
export interface NewListing {
  readonly id: string;
  readonly buildingId: number | null;
  readonly card: ListingCard;
  /** Listed within the span, not only included by id. */
  readonly isNew: boolean;
}
type Row = Omit<NewListing, 'card'> & { readonly card: string };

const listedSql = ({ since, until }: ListingSpan, bind: Bind) =>
  `(listed_at > ${bind.as('timestamptz', since)} and listed_at <= ${bind.as('timestamptz', until)})`;
// Listings listed after the span stay excluded, whatever else changed.
const includedSql = ({ ids, until }: ListingSpan, bind: Bind) =>
  `(id = any(${bind.as('bigint[]', ids)}) and listed_at <= ${bind.as('timestamptz', until)})`;

function whereIn(search: Search, spanSql: string, bind: Bind): string {
  const { whereabouts, wishes } = sourceOf({ ...search, hasFrequentWord: true }, bind);
  return allOf([...whereabouts, ...wishes.map(({ sql }) => sql), spanSql]);
}
function freshStatement(search: Search, listedSpan: ListingSpan, max: number): Statement {
  const bind = new Bind();
  const isNew = listedSql(listedSpan, bind);
  const spanSql = listedSpan.ids?.length ? `(${isNew} or ${includedSql(listedSpan, bind)})` : isNew;
  const text = `select id::text as id, building_id as "buildingId", card, ${isNew} as "isNew" from listing_search
    where ${whereIn(search, spanSql, bind)} order by listed_at desc, id limit ${bind.as('int', max)}`;
  return { text, values: bind.values };
}
function countStatement(search: Search, listedSpan: ListingSpan): Statement {
  const bind = new Bind();
  return {
    text: `
      select count(*)::int as count from listing_search where ${whereIn(search, listedSql(listedSpan, bind), bind)}`,
    values: bind.values,
  };
}

/** Finds new and changed listings of a search, newest first, with the same conditions as a page of results. */
@Injectable()
export class NewListings {
  readonly #names = new StatementNames(100);
  constructor(private readonly pool: SearchPool) {}

  async of(search: Search, listedSpan: ListingSpan, max: number): Promise<NewListing[]> {
    const { text, values } = freshStatement(search, listedSpan, max);
    const rows = await this.pool.rows<Row>(this.#names.of(text), text, values);
    return rows.map(({ card, ...row }) => ({ ...row, card: JSON.parse(card) as ListingCard }));
  }
  /** Returns the number of listings of a search that were listed within a span. */
  async count(search: Search, listedSpan: ListingSpan): Promise<number> {
    const { text, values } = countStatement(search, listedSpan);
    return (await this.pool.row<{ count: number }>(this.#names.of(text), text, values))?.count ?? 0;
  }
}
