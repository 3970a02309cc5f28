import { slugify } from '@porchlight/contracts';
import { listingExpiryDays } from '@porchlight/contracts/catalog';
import { changedRow, type Outbox, type SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { refreshTask, type RefreshedCompany } from '../companies/company-listings.ts';
import type { CatalogConfig } from '../config.ts';
import { demoListingArchive } from './demo-listing-archive.ts';
import { demoListings, expiringListing, type DemoListing } from './demo-listing-states.ts';

const answer = (column: string) => `case when d."isAnswered" then l.${column} end`;
const daysAgo = (column: string) => `now() - make_interval(days => d.${column})`;
const listingSql = `
  insert into listing (public_id, slug, company_id, owner_user_id, draft_key, status, title, description, lang,
    rental_type,
    listing_kind, street, city_id, postal_code, latitude, longitude, is_pin_confirmed, beds, baths_full, rent,
      rent_monthly,
    currency, deposit, fees, available_date, lease_term, furnished, parking_type, laundry, pet_policies, amenities,
      newcomer,
    declares_fair_housing, listed_at, refreshed_at, published_at, closed_at, deleted_at, status_before)
  select d."publicId", d.slug, l.company_id, l.owner_user_id, 'demo:' || d."publicId", d.status, d.title,
    coalesce(d.description, l.description), l.lang, l.rental_type, l.listing_kind, d.street, l.city_id, l.postal_code,
    l.latitude + 0.004, l.longitude - 0.004, d."isAnswered", d.beds, 1, d.rent, d.rent, l.currency,
      ${answer('deposit')},
    ${answer('fees')}, current_date + 30, ${answer('lease_term')}, ${answer('furnished')}, ${answer('parking_type')},
    ${answer('laundry')}, case when d."isAnswered" then '{cats}'::text[] else '{}' end, l.amenities, l.newcomer,
      d."isAnswered",
    a.at, a.at, case when d."closedDaysAgo" > 0 then a.at end, ${daysAgo('"closedDaysAgo"')},
      ${daysAgo('"deletedDaysAgo"')},
    case when d."deletedDaysAgo" > 0 then 'draft' end
  from jsonb_to_record($1) as d ("publicId" text, "like" text, slug text, status text, street text, title text,
    description text,
    rent int, beds smallint, "daysAgo" int, "closedDaysAgo" int, "deletedDaysAgo" int, "isAnswered" boolean)
  join listing l on l.public_id = d."like", lateral (select now() - make_interval(days => d."daysAgo") as at) a
  on conflict do nothing returning id, owner_user_id as "landlordId"`;
const photosSql = `
  insert into listing_photo (listing_id, position, scene, alt_en, alt_fr)
  select $1::bigint, p.position, p.scene, p.alt_en, p.alt_fr from listing_photo p join listing l on l.id = p.listing_id
  where l.public_id = $2 order by p.position limit $3`;
// Visits of the days on which it was public, of the last ninety.
const daysSql = `
  insert into listing_day (listing_id, day, views, impressions)
  select id, day, 2 + abs(hashtext(public_id || day::date) % 7), 30 + abs(hashtext(day::date || public_id) % 60)
  from listing, generate_series(greatest(published_at, now() - interval '90 days'), closed_at, interval '1 day') day
  where id = $1 on conflict do nothing`;
const reviewSql = `
  insert into listing_review (listing_id, submitted_at, turn_on_for, risk, reasons, decision, decided_at, reason)
  select $1::bigint, now() - make_interval(hours => r."hoursAgo"), 10, r.risk, r.reasons, r.decision,
    case when r.decision is not null then now() - interval '1 hour' end, r.reason
  from jsonb_to_record($2) as r ("hoursAgo" int, risk smallint, reasons jsonb, decision text, reason text)`;

// The listing that the demo landlord is to confirm: it expires in five days.
const expiringSql = `
  update listing set refreshed_at = at, published_at = at, reopened_at = null
  from (select now() - make_interval(days => ${listingExpiryDays - 5}) as at) clock
  where public_id = $1 and status = 'active' and listed_at < at returning company_id as "companyId", '0' as after`;

/** Seeds listings of the demo that are not live, from drafts to deleted ones, and a live one that expires soon. */
export async function seedListingStates({ once, outbox }: SeedContext<CatalogConfig>): Promise<void> {
  await once('listing-states:2', async (manager) => {
    for (const listing of [...demoListings, ...demoListingArchive]) await insertListing(manager, outbox, listing);
  });
  await once('expiring-listing:1', async (manager) => {
    const company = await changedRow<RefreshedCompany>(manager, expiringSql, [expiringListing]);
    if (company) await outbox.enqueue(manager, refreshTask, company);
  });
}

async function insertListing(manager: EntityManager, outbox: Outbox, listing: DemoListing): Promise<void> {
  const row = JSON.stringify({ ...listing, slug: slugify(listing.title) || 'home' });
  const [inserted] = await manager.query<{ id: string; landlordId: string }[]>(listingSql, [row]);
  if (!inserted) return;
  await manager.query(photosSql, [inserted.id, listing.like, listing.photoCount]);
  await manager.query(daysSql, [inserted.id]);
  if (listing.review) await manager.query(reviewSql, [inserted.id, JSON.stringify(listing.review)]);
  await outbox.emit(manager, 'listing.offered', {
    listingId: listing.publicId,
    landlordId: inserted.landlordId,
    isOffered: false,
    version: 1,
  });
}
