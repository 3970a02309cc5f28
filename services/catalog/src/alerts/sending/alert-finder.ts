import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LocationCache } from '../../locations/location-cache.ts';
import { NewListings, type ListingSpan, type NewListing } from '../../search/new-listings.ts';
import { SearchIndex } from '../../search/search-index.ts';
import type { SavedSearch } from '../saved-search.ts';
import { FavouriteFinder } from './favourite-finder.ts';
import type { FoundListing } from './found-listing.ts';
import { isPriceDrop } from './price-drop.ts';
import { parseRunnableSearch, toIndexSearch } from '../search-query.ts';

type Span = Pick<ListingSpan, 'since' | 'until'>;
interface ChangedRow {
  readonly id: string;
  readonly before: number | null;
  readonly rent: number;
}

// For several changes in a span, compares the first old rent with the current rent: a rent that fell and rose again is
// not reported.
const changedSql = `
  select l.id::text as id, c.before, l.rent_monthly as rent from (
      select listing_id, (array_agg(old_rent order by changed_at))[1] as before from price_change
      where changed_at > $1 and changed_at <= $2 group by listing_id) c
    join listing l on l.id = c.listing_id where l.rent_monthly < c.before
  union all select id::text, null, rent_monthly from listing where reopened_at > $1 and reopened_at <= $2`;
const ownListingsSql = 'select id::text as id from listing where id = any($1::bigint[]) and owner_user_id = $2::uuid';
// Maximum number of listings of one alert run.
const maxFound = 500;

/** Finds the listings that an alert reports, with the same search index that visitors use. */
@Injectable()
export class AlertFinder {
  constructor(
    private readonly fresh: NewListings,
    private readonly index: SearchIndex,
    private readonly locations: LocationCache,
    private readonly favourites: FavouriteFinder,
  ) {}

  /** Returns the listings that were listed, reopened or became cheaper within a span, without the alert owner's own. */
  async changed(manager: EntityManager, alert: SavedSearch, span: Span): Promise<FoundListing[]> {
    if (alert.kind === 'favourites') return this.favourites.changed(manager, alert.userId, span);
    const search = parseRunnableSearch(alert, this.locations.index);
    if (!search) return [];
    const changes = new Map(
      (await manager.query<ChangedRow[]>(changedSql, [span.since, span.until]))
        .filter(({ before, rent }) => before === null || isPriceDrop(before, rent))
        .map((change) => [change.id, change]),
    );
    const listings = await this.fresh.of(toIndexSearch(search), { ...span, ids: [...changes.keys()] }, maxFound);
    return (await this.#withoutOwn(manager, alert, listings)).map((listing) =>
      toFoundListing(listing, changes.get(listing.id)),
    );
  }

  /** Returns the newest listings of a search and its total number of results. */
  async latest(
    manager: EntityManager,
    alert: SavedSearch,
    until: Date,
  ): Promise<{ readonly homes: FoundListing[]; readonly total: number }> {
    const search = parseRunnableSearch(alert, this.locations.index);
    if (!search) return { homes: [], total: 0 };
    const listings = await this.fresh.of(toIndexSearch(search), { since: new Date(0), until }, 60);
    const { total } = await this.index.count(toIndexSearch(search));
    return { homes: (await this.#withoutOwn(manager, alert, listings)).map(({ isNew: _, ...home }) => home), total };
  }

  /** Returns the number of listings of a search listed since a time. */
  async countSince(alert: SavedSearch, since: Date): Promise<number> {
    const search = parseRunnableSearch(alert, this.locations.index);
    return search ? this.fresh.count(toIndexSearch(search), { since, until: new Date() }) : 0;
  }

  async #withoutOwn(
    manager: EntityManager,
    { userId }: SavedSearch,
    listings: readonly NewListing[],
  ): Promise<readonly NewListing[]> {
    if (userId === null || listings.length === 0) return listings;
    const own = new Set(
      (await manager.query<{ id: string }[]>(ownListingsSql, [listings.map(({ id }) => id), userId])).map(
        ({ id }) => id,
      ),
    );
    return listings.filter(({ id }) => !own.has(id));
  }
}

function toFoundListing({ isNew, ...home }: NewListing, change: ChangedRow | undefined): FoundListing {
  if (isNew || !change) return { ...home, event: 'new' };
  return change.before === null ? { ...home, event: 'back' } : { ...home, event: 'price-drop', before: change.before };
}
