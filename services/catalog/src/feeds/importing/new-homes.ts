import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { slugify } from '@porchlight/contracts';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { newPublicId } from '../../own-listings/drafts/public-id.ts';
import { columnOf } from '../../own-listings/own-listing-columns.ts';
import { FeedPhotos } from '../photos/feed-photos.ts';
import type { AppliedRun, OpenRow } from './applied-row.ts';
import type { ImportedFields } from './imported-home.ts';

/** Credits for which a home of a feed goes live by itself: those of an activation. */
const turnOnFor = 10;
const importedFields = [
  'title',
  'description',
  'lang',
  'rentalType',
  'listingKind',
  'unitNumber',
  'hideExactAddress',
  'beds',
  'bathsFull',
  'bathsHalf',
  'sqft',
  'rent',
  'deposit',
  'availableDate',
  'furnished',
  'petPolicies',
  'smoking',
] as const satisfies readonly (keyof ImportedFields)[];
const columns = importedFields.map((field) => columnOf[field]).join(', ');

// The key of the draft makes a home of a feed one listing, whatever happens to this process.
const insertSql = `
  insert into listing (public_id, slug, company_id, owner_user_id, draft_key, status, is_from_feed, street, postal_code,
    city_id, latitude, longitude, is_pin_confirmed, currency, rent_monthly, listed_at, refreshed_at, ${columns})
  select home."publicId", home.slug, $1, $2::uuid, home."draftKey", $3, true, home.street, home."postalCode",
    home."cityId", home.latitude, home.longitude, home."isPinConfirmed", home.currency, filled.rent, now(), now(),
    ${importedFields.map((field) => `filled.${columnOf[field]}`).join(', ')}
  from jsonb_to_recordset($4) as home ("publicId" text, slug text, "draftKey" text, street text, "postalCode" text,
      "cityId" int, latitude float8, longitude float8, "isPinConfirmed" boolean, currency text, "columns" jsonb)
    cross join lateral jsonb_populate_record(null::listing, home.columns) filled
  on conflict (owner_user_id, draft_key) where draft_key is not null do nothing
  returning id::text as "listingId", public_id as id, version, draft_key as "draftKey"`;
const linkSql = `
  insert into feed_home (feed_id, external_key, listing_id, content_hash)
  select $1, link."externalKey", link."listingId", decode(link.hash, 'hex')
  from jsonb_to_recordset($2) as link ("externalKey" text, "listingId" bigint, hash text)
  on conflict (feed_id, external_key) do update set listing_id = excluded.listing_id,
    content_hash = excluded.content_hash, absent_runs = 0`;
const rowSql = `
  update feed_row row set listing_id = link."listingId"
  from jsonb_to_recordset($2) as link (position int, "listingId" bigint)
  where row.run_id = $1 and row.position = link.position`;

interface Inserted {
  readonly listingId: string;
  readonly id: string;
  readonly version: number;
  readonly draftKey: string;
}

/** Makes listings of homes that are new in a feed. */
@Injectable()
export class NewHomes {
  constructor(
    private readonly outbox: Outbox,
    private readonly photos: FeedPhotos,
  ) {}

  /** They are offered, and go live if commerce turns them on, or are drafts of their landlord. */
  async insert(
    manager: EntityManager,
    run: AppliedRun & { readonly ownerId: string },
    rows: readonly OpenRow[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const status = run.autoEnables ? 'active' : 'draft';
    const homes = rows.map((row) => homeOf(run.feedId, row));
    const values = [run.companyId, run.ownerId, status, JSON.stringify(homes)];
    const inserted = await manager.query<Inserted[]>(insertSql, values);
    const byKey = new Map(inserted.map((one) => [one.draftKey, one]));
    const links = rows.flatMap(({ position, externalKey, hash, home }, at) => {
      const listing = byKey.get(homes[at]?.draftKey ?? '');
      return listing ? [{ position, externalKey, hash, listingId: listing.listingId, photos: home?.photos ?? [] }] : [];
    });
    await manager.query(linkSql, [run.feedId, JSON.stringify(links)]);
    await manager.query(rowSql, [run.id, JSON.stringify(links)]);
    await this.photos.list(manager, links);
    for (const { id, version } of inserted)
      await this.outbox.emit(manager, 'listing.offered', {
        listingId: id,
        landlordId: run.ownerId,
        isOffered: run.autoEnables,
        version,
        ...(run.autoEnables ? { turnOnFor } : {}),
      });
  }
}

/** Returns a home as its statement takes it. */
function homeOf(feedId: string, { externalKey, home }: OpenRow) {
  if (!home) throw new Error(`no home in row ${externalKey}`);
  const { fields, address } = home;
  return {
    ...address,
    publicId: newPublicId(),
    slug: slugify(fields.title) || 'home',
    draftKey: createHash('sha256').update(`feed ${feedId} ${externalKey}`).digest('hex').slice(0, 40),
    columns: Object.fromEntries(importedFields.map((field) => [columnOf[field], fields[field]])),
  };
}
