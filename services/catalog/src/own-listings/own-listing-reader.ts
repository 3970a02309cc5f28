import { Injectable } from '@nestjs/common';
import { listingUrl } from '@porchlight/contracts';
import {
  draftListingStates,
  maxListingChanges,
  type ListingChange,
  type OpenHouse,
  type OwnListing,
} from '@porchlight/contracts/catalog';
import { notFound } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { areaMedian } from '../listings/area-median.ts';
import { ownPhotoOf, photosSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { upcomingOpenHouses } from '../listings/open-houses.ts';
import { looksFeaturedSql, looksLiveSql } from '../listings/stealth-holds.ts';
import { timeZoneOf } from '../listings/time-zone.ts';
import { listingTables } from '../listings/listing-record.ts';
import { shownExpiry } from './expiry/expiry-sql.ts';
import { messages } from './messages.ts';
import { fieldColumns } from './own-listing-columns.ts';
import { missingOf } from './drafts/publish-checklist.ts';

const listingSql = (isLive: string, isFeatured: string) => `
  select ${fieldColumns}, l.public_id as id, l.version, l.status, l.currency, l.street, l.postal_code as "postalCode",
    l.latitude, l.longitude, l.is_pin_confirmed as "isPinConfirmed", l.slug, l.refreshed_at as "updatedAt",
    c.name as city, c.slug as "citySlug", p.code as province, p.slug as "provinceSlug",
    ${isLive} as "isLive", ${shownExpiry(isLive)} as "expiresAt",
    l.publish_at as "publishAt", ${isFeatured} as "isFeatured", ${areaMedian} as "areaMedian",
    ${photosSql} as photos,
    coalesce((select json_agg(json_build_object('at', pc.changed_at, 'old', pc.old_rent, 'new', pc.new_rent)
      order by pc.changed_at) from price_change pc where pc.listing_id = l.id), '[]') as "priceHistory",
    coalesce((select json_agg(json_build_object('at', changed_at, 'fields', (
        select json_agg(field order by field) from jsonb_object_keys(after) field)) order by version desc)
      from (select * from listing_change h where h.listing_id = l.id
        order by version desc limit ${maxListingChanges}) latest), '[]') as changes,
    case when l.status in ('changes_requested', 'rejected') then (
      select r.reason from listing_review r where r.listing_id = l.id order by r.id desc limit 1) end as "reviewReason",
    (select feed.name from feed_home home join feed on feed.id = home.feed_id
      where home.listing_id = l.id and feed.deleted_at is null order by feed.id limit 1) as "feedName"
  from ${listingTables} left join listing_search s on s.id = l.id
  where l.public_id = $1 and l.status not in ('merged', 'deleted')`;
// Support sees whether visitors see it.
const anySql = listingSql('s.id is not null', 'coalesce(s.featured, false)');
// @mutation own-listing
const ownedSql = `${listingSql(looksLiveSql, looksFeaturedSql)} and l.owner_user_id = $2::uuid`;

type Stored<T> = { readonly [K in keyof T]: T[K] | null };
type Row = Omit<
  Stored<OwnListing>,
  'photos' | 'openHouses' | 'updatedAt' | 'expiresAt' | 'publishAt' | 'timeZone' | 'url' | 'cityPath'
> & {
  readonly photos: readonly StoredPhoto[];
  readonly changes: readonly ListingChange[];
  readonly openHouses: readonly OpenHouse[];
  readonly updatedAt: Date;
  readonly expiresAt: Date | null;
  readonly publishAt: Date | null;
  readonly province: string;
  readonly longitude: number;
  readonly isLive: boolean;
  readonly id: string;
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
};

/** Reads a listing for the landlord who edits it, and for support. */
@Injectable()
export class OwnListingReader {
  constructor(private readonly source: DataSource) {}

  /** Throws 404 for an unknown listing and for another landlord's. */
  async read(ownerId: string, id: string, manager: EntityManager = this.source.manager): Promise<OwnListing> {
    const [row] = await manager.query<Row[]>(ownedSql, [id, ownerId]);
    if (!row) throw listingNotFound();
    return toOwnListing(row);
  }

  /** Reads a listing of any landlord. Throws 404 for an unknown one. */
  async readAny(id: string, manager: EntityManager = this.source.manager): Promise<OwnListing> {
    const [row] = await manager.query<Row[]>(anySql, [id]);
    if (!row) throw listingNotFound();
    return toOwnListing(row);
  }
}

export const listingNotFound = () => notFound(messages.listingNotFound, 'listing-not-found');

const draftStates: ReadonlySet<string> = new Set(draftListingStates);

function toOwnListing({
  slug,
  citySlug,
  provinceSlug,
  photos,
  updatedAt,
  expiresAt,
  publishAt,
  ...row
}: Row): OwnListing {
  const place = { provinceCode: row.province, longitude: row.longitude };
  const present = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const listing: OwnListing = {
    ...(present as unknown as OwnListing),
    ...(row.isLive ? { url: listingUrl({ province: provinceSlug, city: citySlug, slug, id: row.id }) } : {}),
    cityPath: `${provinceSlug}/${citySlug}`,
    photos: photos.map((photo) => ownPhotoOf(photo, row.lang === 'fr' ? 'fr' : 'en')),
    updatedAt: updatedAt.toISOString(),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    timeZone: timeZoneOf(place),
    openHouses: upcomingOpenHouses(row.openHouses, place, new Date()),
    ...(publishAt ? { publishAt: publishAt.toISOString() } : {}),
  };
  return draftStates.has(listing.status) ? { ...listing, missing: missingOf(listing) } : listing;
}
