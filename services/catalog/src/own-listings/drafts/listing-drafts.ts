import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { maxDrafts, type NewListing, type OwnListing } from '@porchlight/contracts/catalog';
import { Outbox, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ListingAddresses } from './listing-addresses.ts';
import { refuseBrokenRules } from '../listing-faults.ts';
import { messages } from '../messages.ts';
import { OwnListingReader } from '../own-listing-reader.ts';

// One landlord makes one draft at a time: two requests of one key must find each other, and the drafts are counted.
// @mutation draft-landlord-lock
const landlordSql = 'select company_id as "companyId" from landlord where person_id = $1 for update';
const repeatedSql = 'select public_id as id from listing where owner_user_id = $1::uuid and draft_key = $2';
const insertSql = `
  insert into listing (public_id, slug, company_id, owner_user_id, draft_key, status, title, description, lang, rental_type,
    listing_kind, street, unit_number, city_id, postal_code, latitude, longitude, is_pin_confirmed, beds, baths_full, baths_half,
    rent, rent_monthly, currency, available_date, fees, listed_at, refreshed_at)
  select $1, 'home', $2, $3::uuid, $4, 'draft', '', '', d.lang, d."rentalType", d."listingKind", d.street, d."unitNumber", d."cityId",
    d."postalCode", d.latitude, d.longitude, d."isPinConfirmed", d.beds, d."bathsFull", d."bathsHalf", d.rent, d.rent, d.currency,
    d."availableDate", null, now(), now()
  from jsonb_to_record($5) as d (lang text, "rentalType" text, "listingKind" text, street text, "unitNumber" text, "cityId" int,
    "postalCode" text, latitude float8, longitude float8, "isPinConfirmed" boolean, beds smallint, "bathsFull" smallint,
    "bathsHalf" smallint, rent int, currency text, "availableDate" date)
  where (select count(*) from listing where owner_user_id = $3::uuid and status = 'draft') < ${maxDrafts}
  returning public_id as id, version`;

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
    return this.source.transaction(async (manager) => {
      const [landlord] = await manager.query<{ companyId: number }[]>(landlordSql, [ownerId]);
      if (!landlord) throw new Problem(409, 'account-not-ready', messages.accountNotReady);
      const [repeated] = await manager.query<{ id: string }[]>(repeatedSql, [ownerId, key]);
      const id =
        repeated?.id ??
        (await this.#insert(manager, [
          landlord.companyId,
          ownerId,
          key,
          JSON.stringify({ ...basics, unitNumber: basics.unitNumber?.trim() || null, ...stored }),
        ]));
      return this.reader.read(ownerId, id, manager);
    });
  }

  async #insert(manager: EntityManager, values: readonly [number, string, string, string]): Promise<string> {
    const [inserted] = await manager.query<{ id: string; version: number }[]>(insertSql, [newPublicId(), ...values]);
    if (!inserted) throw new Problem(409, 'too-many-drafts', messages.tooManyDrafts(maxDrafts));
    await this.outbox.emit(manager, 'listing.offered', {
      listingId: inserted.id,
      landlordId: values[1],
      isOffered: false,
      version: inserted.version,
    });
    return inserted.id;
  }
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const newPublicId = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
