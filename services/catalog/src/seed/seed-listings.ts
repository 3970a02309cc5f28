import { slugify } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import type { MarketFile, SeedListing } from './market-file.ts';

const companiesSql = `
  insert into company (public_id, name, is_verified, verified_level, languages)
  select id, name, "verifiedLevel" >= 2, "verifiedLevel", languages
  from jsonb_to_recordset($1::jsonb) as c(id uuid, name text, "verifiedLevel" int, languages text[])
  on conflict (public_id) do update
  set name = excluded.name, is_verified = excluded.is_verified,
    verified_level = excluded.verified_level, languages = excluded.languages
  where company.version = 0`;
const buildingsSql = `
  insert into building (id, city_id, street, postal_code, latitude, longitude)
  select "buildingId", "cityId", street, "postalCode", latitude, longitude
  from jsonb_to_recordset($1::jsonb) as b("buildingId" int, "cityId" int, street text, "postalCode" text,
    latitude float8, longitude float8)
  on conflict (id) do nothing`;
// Nothing is public yet: that requires an entitlement. Listing times are spread over the day, so that the newest
// listings differ in time.
const listingsSql = `
  insert into listing (public_id, slug, company_id, owner_user_id, building_id, status, title, description, lang,
    rental_type, listing_kind, street, unit_number,
    city_id, postal_code, latitude, longitude, hides_exact_address, beds, baths_full, baths_half, sqft, rent,
      rent_monthly, currency, deposit, deposit_note, fees,
    available_date, lease_term, lease_min_months, lease_max_months, furnished, pet_policies, utilities_included,
      amenities, parking_type, laundry,
    accessibility, newcomer, languages_spoken, documents_accepted, year_built, is_verified, listed_at, refreshed_at)
  select h."publicId", h.slug, c.id, h."ownerUserId", h."buildingId", 'active', h.title, h.description, h.lang,
    h."rentalType", h."listingKind", h.street, h."unitNumber",
    h."cityId", h."postalCode", h.latitude, h.longitude, h."hideExactAddress", h.beds, h."bathsFull", h."bathsHalf",
      h.sqft, h.rent, h.rent, h.currency, h.deposit, h."depositNote",
    coalesce(h.fees, '[]'), current_date + h."availableInDays", h."leaseTerm", h."leaseMinMonths", h."leaseMaxMonths",
      h.furnished, h."petPolicies", h."utilitiesIncluded",
    h.amenities, h."parkingType", h.laundry, h.accessibility, h.newcomer, h."languagesSpoken", h."documentsAccepted",
      h."yearBuilt", h.verified,
    now() - make_interval(days => h."listedDaysAgo", mins => h.minute),
      now() - make_interval(days => h."refreshedDaysAgo", mins => h.minute)
  from jsonb_to_recordset($1::jsonb) as h("publicId" text, slug text, minute int, "companyId" uuid, "ownerUserId" uuid,
    "buildingId" int, title text, description text, lang text,
    "rentalType" text, "listingKind" text, street text, "unitNumber" text, "cityId" int, "postalCode" text,
      latitude float8, longitude float8, "hideExactAddress" boolean,
    beds smallint, "bathsFull" smallint, "bathsHalf" smallint, sqft int, rent int, currency text, deposit int,
      "depositNote" text, fees jsonb, "availableInDays" int,
    "leaseTerm" text, "leaseMinMonths" smallint, "leaseMaxMonths" smallint, furnished text, "petPolicies" text[],
      "utilitiesIncluded" text[], amenities text[],
    "parkingType" text, laundry text, accessibility text[], newcomer text[], "languagesSpoken" text[],
      "documentsAccepted" text[], "yearBuilt" smallint,
    verified boolean, "listedDaysAgo" int, "refreshedDaysAgo" int)
  join company c on c.public_id = h."companyId" on conflict (public_id) do nothing`;
const photosSql = `
  insert into listing_photo (listing_id, position, scene, alt_en, alt_fr)
  select l.id, photo.place, photo.value->>'scene', photo.value->'alt'->>'en', photo.value->'alt'->>'fr'
  from jsonb_to_recordset($1::jsonb) as h("publicId" text, photos jsonb) join listing l on l.public_id = h."publicId"
  cross join lateral jsonb_array_elements(h.photos) with ordinality as photo(value, place)
  on conflict (listing_id, position) do nothing`;

const batchSize = 1_000;
const minutesOfDay = 1_440;

/**
 * Inserts companies, buildings, listings and photos in the order of the file: by province and city, as search reads
 * them.
 */
export async function seedListings(
  manager: EntityManager,
  market: MarketFile,
  progress: (done: number, of: number) => void,
): Promise<void> {
  await manager.query(companiesSql, [JSON.stringify(market.companies)]);
  await manager.query(buildingsSql, [JSON.stringify(buildingsOf(market.homes))]);
  for (let from = 0; from < market.homes.length; from += batchSize) {
    const rows = JSON.stringify(
      market.homes
        .slice(from, from + batchSize)
        .map((listing, at) => ({ ...listing, slug: slugify(listing.title), minute: ((from + at) * 7) % minutesOfDay })),
    );
    await manager.query(listingsSql, [rows]);
    await manager.query(photosSql, [rows]);
    progress(Math.min(from + batchSize, market.homes.length), market.homes.length);
  }
}

// Buildings are derived from their units, which share street and coordinates.
function buildingsOf(rows: readonly SeedListing[]): SeedListing[] {
  return [
    ...new Map(
      rows.filter((listing) => listing.buildingId !== null).map((listing) => [listing.buildingId, listing]),
    ).values(),
  ];
}
