import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Places } from '../places/places.ts';
import { FreshHomes, type Among, type FreshHome } from '../search/fresh-homes.ts';
import { SearchIndex } from '../search/search-index.ts';
import type { Alert } from './alert.ts';
import { FavouriteFinder } from './favourite-finder.ts';
import type { FoundHome } from './found-home.ts';
import { isPriceDrop } from './price-drop.ts';
import { readKept, searchIn } from './search-address.ts';

type Span = Pick<Among, 'since' | 'until'>;
interface ChangedRow {
  readonly id: string;
  readonly before: number | null;
  readonly rent: number;
}

// Of several changes in a span the first rent and today's count: one that fell and rose again is no news.
const changedSql = `
  select l.id::text as id, c.before, l.rent_monthly as rent from (
      select listing_id, (array_agg(old_rent order by changed_at))[1] as before from price_change where changed_at > $1 and changed_at <= $2 group by listing_id) c
    join listing l on l.id = c.listing_id where l.rent_monthly < c.before
  union all select id::text, null, rent_monthly from listing where reopened_at > $1 and reopened_at <= $2`;
const ownSql = 'select id::text as id from listing where id = any($1::bigint[]) and owner_user_id = $2::uuid';
// More than that in one span nobody reads.
const mostFound = 500;

/** Finds what is to be told by an alert: of a saved search, by the search that visitors use. */
@Injectable()
export class AlertFinder {
  constructor(
    private readonly fresh: FreshHomes,
    private readonly index: SearchIndex,
    private readonly places: Places,
    private readonly favourites: FavouriteFinder,
  ) {}

  /** Homes that came on the market within a span, came back to it, or got cheaper; the reader's own are left out. */
  async changed(manager: EntityManager, alert: Alert, span: Span): Promise<FoundHome[]> {
    if (alert.kind === 'favourites') return this.favourites.changed(manager, alert.userId, span);
    const search = readKept(alert, this.places.index);
    if (!search) return [];
    const changes = new Map(
      (await manager.query<ChangedRow[]>(changedSql, [span.since, span.until]))
        .filter(({ before, rent }) => before === null || isPriceDrop(before, rent))
        .map((change) => [change.id, change]),
    );
    const homes = await this.fresh.of(searchIn(search), { ...span, ids: [...changes.keys()] }, mostFound);
    return (await this.#withoutOwn(manager, alert, homes)).map((home) => foundOf(home, changes.get(home.id)));
  }

  /** The newest homes of a search, and how many it has in all. */
  async standing(
    manager: EntityManager,
    alert: Alert,
    until: Date,
  ): Promise<{ readonly homes: FoundHome[]; readonly total: number }> {
    const search = readKept(alert, this.places.index);
    if (!search) return { homes: [], total: 0 };
    const homes = await this.fresh.of(searchIn(search), { since: new Date(0), until }, 60);
    const { total } = await this.index.count(searchIn(search));
    return { homes: (await this.#withoutOwn(manager, alert, homes)).map(({ isNew: _, ...home }) => home), total };
  }

  /** How many homes of a search came on the market since. */
  async countSince(alert: Alert, since: Date): Promise<number> {
    const search = readKept(alert, this.places.index);
    return search ? this.fresh.count(searchIn(search), { since, until: new Date() }) : 0;
  }

  async #withoutOwn(
    manager: EntityManager,
    { userId }: Alert,
    homes: readonly FreshHome[],
  ): Promise<readonly FreshHome[]> {
    if (userId === null || homes.length === 0) return homes;
    const own = new Set(
      (await manager.query<{ id: string }[]>(ownSql, [homes.map(({ id }) => id), userId])).map(({ id }) => id),
    );
    return homes.filter(({ id }) => !own.has(id));
  }
}

function foundOf({ isNew, ...home }: FreshHome, change: ChangedRow | undefined): FoundHome {
  if (isNew || !change) return { ...home, event: 'new' };
  return change.before === null ? { ...home, event: 'back' } : { ...home, event: 'price-drop', before: change.before };
}
