import { Injectable } from '@nestjs/common';
import { maxDrafts, type NewListing, type OwnListing } from '@porchlight/contracts/catalog';
import { Outbox, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { newPublicId } from './public-id.ts';
import { ListingAddresses } from './listing-addresses.ts';
import { refuseBrokenRules } from '../listing-faults.ts';
import { messages } from '../messages.ts';
import { columnOf } from '../own-listing-columns.ts';
import { OwnListingReader } from '../own-listing-reader.ts';

// One landlord makes one draft at a time: two requests of one key must find each other, and the drafts are counted.
// @mutation draft-landlord-lock
const landlordSql = 'select company_id as "companyId" from landlord where person_id = $1 for update';
const repeatedSql = 'select public_id as id from listing where owner_user_id = $1::uuid and draft_key = $2';
const hasRoom = `(
  select count(*) from listing
  where owner_user_id = $3::uuid and status in ('draft', 'scheduled') and not is_from_feed) < ${maxDrafts}`;
const insertSql = `
  insert into listing (public_id, slug, company_id, owner_user_id, draft_key, status, title, description, lang,
    rental_type,
    listing_kind, street, unit_number, city_id, postal_code, latitude, longitude, is_pin_confirmed, beds, baths_full,
      baths_half,
    rent, rent_monthly, currency, available_date, fees, listed_at, refreshed_at)
  select $1, 'home', $2, $3::uuid, $4, 'draft', '', '', d.lang, d."rentalType", d."listingKind", d.street,
    d."unitNumber", d."cityId",
    d."postalCode", d.latitude, d.longitude, d."isPinConfirmed", d.beds, d."bathsFull", d."bathsHalf", d.rent, d.rent,
      d.currency,
    d."availableDate", null, now(), now()
  from jsonb_to_record($5) as d (lang text, "rentalType" text, "listingKind" text, street text, "unitNumber" text,
    "cityId" int,
    "postalCode" text, latitude float8, longitude float8, "isPinConfirmed" boolean, beds smallint, "bathsFull" smallint,
    "bathsHalf" smallint, rent int, currency text, "availableDate" date)
  where ${hasRoom} returning public_id as id, version`;
// A copy is another home of the same building: its unit, photos and open houses, and the declaration of its landlord
// are its own.
const own: ReadonlySet<string> = new Set([
  columnOf.unitNumber,
  columnOf.availableDate,
  columnOf.openHouses,
  columnOf.declaresFairHousing,
]);
/** Columns of a listing that its duplicate has too. */
export const copiedColumns: readonly string[] = [
  ...Object.values(columnOf).filter((column) => !own.has(column)),
  ...['street', 'city_id', 'postal_code', 'latitude', 'longitude', 'is_pin_confirmed', 'building_id'],
  ...['currency', 'rent_monthly'],
];
const duplicateSql = `
  insert into listing (public_id, slug, company_id, owner_user_id, draft_key, status, available_date, listed_at,
    refreshed_at,
    ${copiedColumns.join(', ')})
  select $1, 'home', $2, $3::uuid, $4, 'draft', greatest(l.available_date, current_date), now(), now(),
    ${copiedColumns.map((column) => `l.${column}`).join(', ')}
  from listing l where l.public_id = $5 and ${hasRoom} returning public_id as id, version`;

interface InsertedDraft {
  readonly id: string;
  readonly version: number;
}
interface DraftRequest {
  readonly ownerId: string;
  readonly key: string;
}
/** Inserts a draft of a landlord, given as company, owner and key; returns no row beside too many drafts. */
type InsertDraft = (manager: EntityManager, landlord: readonly [number, string, string]) => Promise<InsertedDraft[]>;

/** Creates drafts of listings, which are not public and cost nothing. */
@Injectable()
export class ListingDrafts {
  constructor(
    private readonly source: DataSource,
    private readonly addresses: ListingAddresses,
    private readonly reader: OwnListingReader,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns the draft of the first request with this key. Throws 409 until accounts has reported the landlord, and for
   * more drafts than one needs.
   */
  create(ownerId: string, { key, address, ...basics }: NewListing): Promise<OwnListing> {
    const stored = this.addresses.resolve(address);
    refuseBrokenRules({ ...basics, rentFrequency: 'month', status: 'draft' }, new Set(Object.keys(basics)));
    const values = JSON.stringify({ ...basics, unitNumber: basics.unitNumber?.trim() || null, ...stored });
    return this.#makeOnce({ ownerId, key }, (manager, landlord) =>
      manager.query<InsertedDraft[]>(insertSql, [newPublicId(), ...landlord, values]),
    );
  }

  /**
   * Returns a draft with the answers of another listing of the landlord. Throws as `create`, and 404 for other
   * listings.
   */
  async duplicate(ownerId: string, { id, key }: { readonly id: string; readonly key: string }): Promise<OwnListing> {
    await this.reader.read(ownerId, id);
    return this.#makeOnce({ ownerId, key }, (manager, landlord) =>
      manager.query<InsertedDraft[]>(duplicateSql, [newPublicId(), ...landlord, id]),
    );
  }

  #makeOnce({ ownerId, key }: DraftRequest, insert: InsertDraft): Promise<OwnListing> {
    return this.source.transaction(async (manager) => {
      const [landlord] = await manager.query<{ companyId: number }[]>(landlordSql, [ownerId]);
      if (!landlord) throw new Problem(409, 'account-not-ready', messages.accountNotReady);
      const [repeated] = await manager.query<{ id: string }[]>(repeatedSql, [ownerId, key]);
      if (repeated) return this.reader.read(ownerId, repeated.id, manager);
      const [inserted] = await insert(manager, [landlord.companyId, ownerId, key]);
      if (!inserted) throw new Problem(409, 'too-many-drafts', messages.tooManyDrafts(maxDrafts));
      await this.#report(manager, ownerId, inserted);
      return this.reader.read(ownerId, inserted.id, manager);
    });
  }

  async #report(manager: EntityManager, landlordId: string, { id, version }: InsertedDraft): Promise<void> {
    await this.outbox.emit(manager, 'listing.offered', { listingId: id, landlordId, isOffered: false, version });
  }
}
