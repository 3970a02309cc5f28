import { Injectable } from '@nestjs/common';
import { distanceKm } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import { areaMedian } from '../listings/area-median.ts';
import { listingTables } from '../listings/listing-record.ts';
import type { RiskFacts } from './risk.ts';
import { TextCopies } from './text-copies/text-copies.ts';

export interface SubmissionFacts extends RiskFacts {
  /** No listing of the company was published before. */
  readonly isFirst: boolean;
  /** Listings that a landlord submitted on the first day, with this one; 0 for other landlords. */
  readonly firstDayListings: number;
  /** Support asked for changes of this listing, however it became a draft again since. */
  readonly wasAskedToChange: boolean;
}
/** A pin and the area of its city, in degrees. */
interface Pin {
  readonly latitude: number;
  readonly longitude: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
type FactsRow = Omit<SubmissionFacts, 'hasTextOfOthers' | 'kmOutsideCity'> &
  Pin & { readonly companyId: number; readonly ownerId: string; readonly description: string };

// The hashes of the photos are compared by an index, however many photos the market has.
const samePhotoSql = (isOther: string) => `
  select from listing_photo own join photo_upload mine on mine.id = own.upload_id
  join photo_upload other on other.perceptual_hash = mine.perceptual_hash and other.state = 'attached'
  join listing theirs on theirs.id = other.listing_id and ${isOther}
  where own.listing_id = l.id`;
const ofOthersSql = samePhotoSql('theirs.company_id <> l.company_id');
// @mutation photo-of-own-unit
const ofOwnUnitSql = samePhotoSql(`theirs.company_id = l.company_id and theirs.id <> l.id
    and theirs.status not in ('merged', 'deleted')`);
const factsSql = `
  select concat_ws(E'\\n', l.title, l.description, l.deposit_note, l.pet_note, l.special_offer, l.office_hours,
    l.viewing_notes) as text, l.description, l.company_id as "companyId", l.owner_user_id as "ownerId",
    l.rent_monthly as rent,
    case when l.listing_kind = 'entire' then ${areaMedian} end as "areaMedian",
    exists (${ofOthersSql}) as "hasPhotosOfOthers",
    exists (${ofOwnUnitSql}) as "hasPhotosOfOwnUnit",
    l.latitude, l.longitude, c.south, c.west, c.north, c.east,
    coalesce(landlord.has_disposable_email, false) as "hasDisposableEmail",
    extract(epoch from now() - coalesce(landlord.known_since, now()))::float8 / 86400 as "accountDays",
    (select count(*)::int from listing r where r.owner_user_id = l.owner_user_id and r.draft_key is not null
      and r.listed_at > now() - interval '1 hour') as "recentListings",
    case when landlord.known_since > now() - interval '1 day' then (
      select count(*)::int from listing r
      where r.owner_user_id = l.owner_user_id and r.id <> l.id and r.draft_key is not null
        and exists (select from listing_review where listing_id = r.id)) + 1 else 0 end as "firstDayListings",
    exists (select from listing_review v join listing o on o.id = v.listing_id
      where o.company_id = l.company_id and v.decision = 'rejected') as "wasRejectedBefore",
    co.verified_level as "verifiedLevel",
    not exists (select from listing p where p.company_id = l.company_id and p.published_at is not null
      and p.id <> l.id) as "isFirst",
    exists (select from listing_review v
      where v.listing_id = l.id and v.decision = 'changes-requested') as "wasAskedToChange"
  from ${listingTables} join company co on co.id = l.company_id
  left join landlord on landlord.person_id = l.owner_user_id
  where l.id = $1`;

/** Reads what the risk of a listing depends on. */
@Injectable()
export class RiskFactsReader {
  constructor(private readonly copies: TextCopies) {}

  /** Also stores by what copies of its text are found. Takes the internal id of a listing. */
  async read(manager: EntityManager, internalId: string): Promise<SubmissionFacts> {
    const [{ companyId, ownerId, description, ...facts }] = await manager.query<[FactsRow]>(factsSql, [internalId]);
    const described = { id: internalId, companyId, description };
    const hasTextOfOthers = await this.copies.hasCopies(manager, { ...described, ownerId });
    await this.copies.store(manager, described);
    return { ...facts, hasTextOfOthers, kmOutsideCity: kmOutside(facts) };
  }
}

/** Returns the distance of a point from a box in kilometres, also across the date line; 0 inside it. */
export function kmOutside({ latitude, longitude, south, west, north, east }: Pin): number {
  const turns = Math.round(((west + east) / 2 - longitude) / 360);
  const near = {
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude + turns * 360)),
  };
  return distanceKm({ latitude, longitude }, near);
}
