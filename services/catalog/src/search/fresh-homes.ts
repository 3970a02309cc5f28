import { Injectable } from '@nestjs/common';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { Bind } from './bind.ts';
import { allOf } from './conditions.ts';
import { sourceOf } from './keyword-source.ts';
import type { Search } from './search.ts';
import { SearchPool } from './search-pool.ts';
import { StatementNames } from './statement-names.ts';
import type { Statement } from './statements.ts';

/** Homes listed within a span of time, and some others by their ids inside catalog, whenever they were listed. */
export interface Among {
  readonly since: Date;
  readonly until: Date;
  readonly ids?: readonly string[];
}
/** A public home that a search finds. */
export interface FreshHome {
  readonly id: string;
  readonly buildingId: number | null;
  readonly card: ListingCard;
  /** Listed within the span, not only named. */
  readonly isNew: boolean;
}
type Row = Omit<FreshHome, 'card'> & { readonly card: string };

const isListed = ({ since, until }: Among, bind: Bind) =>
  `(listed_at > ${bind.as('timestamptz', since)} and listed_at <= ${bind.as('timestamptz', until)})`;
// Not before its time, whatever else happened to it.
const isNamed = ({ ids, until }: Among, bind: Bind) =>
  `(id = any(${bind.as('bigint[]', ids)}) and listed_at <= ${bind.as('timestamptz', until)})`;

function whereIn(search: Search, span: string, bind: Bind): string {
  const { whereabouts, wishes } = sourceOf({ ...search, hasFrequentWord: true }, bind);
  return allOf([...whereabouts, ...wishes.map(({ sql }) => sql), span]);
}
function freshStatement(search: Search, among: Among, most: number): Statement {
  const bind = new Bind();
  const isNew = isListed(among, bind);
  const span = among.ids?.length ? `(${isNew} or ${isNamed(among, bind)})` : isNew;
  const text = `select id::text as id, building_id as "buildingId", card, ${isNew} as "isNew" from listing_search
    where ${whereIn(search, span, bind)} order by listed_at desc, id limit ${bind.as('int', most)}`;
  return { text, values: bind.values };
}
function countStatement(search: Search, among: Among): Statement {
  const bind = new Bind();
  return {
    text: `select count(*)::int as count from listing_search where ${whereIn(search, isListed(among, bind), bind)}`,
    values: bind.values,
  };
}

/** What a search finds among homes that changed, by the very conditions of a page of results; the newest first. */
@Injectable()
export class FreshHomes {
  readonly #pool: SearchPool;
  readonly #names = new StatementNames(100);
  constructor(pool: SearchPool) {
    this.#pool = pool;
  }

  async of(search: Search, among: Among, most: number): Promise<FreshHome[]> {
    const { text, values } = freshStatement(search, among, most);
    const rows = await this.#pool.rows<Row>(this.#names.of(text), text, values);
    return rows.map(({ card, ...row }) => ({ ...row, card: JSON.parse(card) as ListingCard }));
  }
  /** How many homes that were listed within a span a search finds. */
  async count(search: Search, among: Among): Promise<number> {
    const { text, values } = countStatement(search, among);
    return (await this.#pool.row<{ count: number }>(this.#names.of(text), text, values))?.count ?? 0;
  }
}
