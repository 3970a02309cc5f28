import { Injectable } from '@nestjs/common';
import type { FeedIdentity, ListingFeed } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { idOfKey } from '../feeds/reading/identity.ts';

const feedSql = `
  select feed.id, feed.name, feed.deleted_at is not null as "isRemoved", feed.identity, home.external_key as key,
    array(select unnest(l.pinned_fields) order by 1) as "pinnedFields"
  from feed_home home join feed on feed.id = home.feed_id join listing l on l.id = home.listing_id
  where home.listing_id = $1 order by feed.deleted_at nulls first, feed.id limit 1`;

interface Row extends Omit<ListingFeed, 'externalId'> {
  readonly identity: FeedIdentity;
  readonly key: string;
}

/** Reads which feeds listings come from. */
@Injectable()
export class ListingFeeds {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the feed of a listing by its internal id; undefined for one that comes from none. */
  async of(internalId: string): Promise<ListingFeed | undefined> {
    const row = await this.pool.row<Row>('listing_feed', feedSql, [internalId]);
    if (!row) return undefined;
    const { identity, key, ...feed } = row;
    return { ...feed, externalId: idOfKey(key, identity) };
  }
}
