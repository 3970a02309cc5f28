import type { EntityManager } from 'typeorm';
import { areaMedian } from '../listings/area-median.ts';
import { listingTables } from '../listings/listing-record.ts';
import type { RiskFacts } from './risk.ts';

export interface SubmissionFacts extends RiskFacts {
  /** No listing of the company was published before. */
  readonly isFirst: boolean;
  /** Listings that a landlord submitted on the first day, with this one; 0 for other landlords. */
  readonly firstDayListings: number;
  /** Support asked for changes of this listing, however it became a draft again since. */
  readonly wasAskedToChange: boolean;
}

// The hashes of the photos are compared by an index, however many photos the market has.
const samePhotoSql = `
  select from listing_photo own join photo_upload mine on mine.id = own.upload_id
  join photo_upload other on other.perceptual_hash = mine.perceptual_hash and other.state = 'attached'
  join listing theirs on theirs.id = other.listing_id and theirs.company_id <> l.company_id
  where own.listing_id = l.id`;
const factsSql = `
  select concat_ws(E'\\n', l.title, l.description, l.deposit_note, l.pet_note, l.special_offer, l.office_hours,
    l.viewing_notes) as text, l.rent_monthly as rent,
    case when l.listing_kind = 'entire' then ${areaMedian} end as "areaMedian",
    exists (${samePhotoSql}) as "hasPhotosOfOthers",
    extract(epoch from now() - coalesce(landlord.known_since, now()))::float8 / 86400 as "accountDays",
    (select count(*)::int from listing r where r.owner_user_id = l.owner_user_id and r.draft_key is not null
      and r.listed_at > now() - interval '1 hour') as "recentListings",
    case when landlord.known_since > now() - interval '1 day' then (
      select count(*)::int from listing r
      where r.owner_user_id = l.owner_user_id and r.id <> l.id and r.draft_key is not null
        and exists (select from listing_review where listing_id = r.id)) + 1 else 0 end as "firstDayListings",
    exists (select from listing_review v join listing o on o.id = v.listing_id
      where o.company_id = l.company_id and v.decision = 'rejected') as "wasRejectedBefore",
    co.is_verified as "isCompanyVerified",
    not exists (select from listing p where p.company_id = l.company_id and p.published_at is not null
      and p.id <> l.id) as "isFirst",
    exists (select from listing_review v
      where v.listing_id = l.id and v.decision = 'changes-requested') as "wasAskedToChange"
  from ${listingTables} join company co on co.id = l.company_id
  left join landlord on landlord.person_id = l.owner_user_id
  where l.id = $1`;

/** Reads what the risk of a listing depends on. */
export async function readRiskFacts(manager: EntityManager, internalId: string): Promise<SubmissionFacts> {
  const [facts] = await manager.query<[SubmissionFacts]>(factsSql, [internalId]);
  return facts;
}
