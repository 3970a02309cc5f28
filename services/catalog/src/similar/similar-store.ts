import { Injectable } from '@nestjs/common';
import { maxSearchResults, rentalTypes } from '@porchlight/contracts';
import { publicPoint } from '../listings/public-point.ts';
import { amenityMask } from '../search-document/search-bits.ts';
import { SearchPool } from '../search/search-pool.ts';
import { boxAround } from './box-around.ts';
import { similarityLimits, type Comparable } from './similarity.ts';

/** A listing that others are compared with: public, or in its last state. */
export interface ReferenceListing extends Comparable {
  readonly companyId: number;
  /** 0 when there is no metro area. */
  readonly metroId: number;
  readonly cityId: number;
}

interface ListingRow {
  readonly id: string;
  readonly rent: number;
  readonly beds: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly hidesExactAddress: boolean;
  readonly rentalType: string;
  readonly amenities: readonly string[];
  readonly buildingId: number | null;
  readonly companyId: number;
  readonly metroId: number;
  readonly cityId: number;
}
interface CandidateRow extends Omit<Comparable, 'amenities'> {
  readonly amenities: string;
}
interface CardRow {
  readonly id: string;
  readonly card: string;
}

const maxCandidates = 200;
// More than are compared, because some listings in the box belong to another metro area.
const maxInBox = 400;

// A merged listing resolves to its target; a listing that was never public is not found.
const listingSql = `
  select l.public_id as id, l.rent_monthly as rent, l.beds, l.latitude, l.longitude,
    l.hides_exact_address as "hidesExactAddress", l.rental_type as "rentalType",
    l.amenities, l.building_id as "buildingId", l.company_id as "companyId", coalesce(c.metro_area_id, 0) as "metroId",
      l.city_id as "cityId"
  from listing o join listing l on l.id = coalesce(o.merged_into_id, o.id) join city c on c.id = l.city_id
  where o.public_id = $1 and l.published_at is not null`;
// The box index covers the first selection: as many beds first, then the closest in price and distance. The heap is
// read for those only.
const candidatesSql = `
  with near as materialized (
    select id from listing_search
    where lat between $1::float8 and $2::float8
      and case when $3::float8 <= $4::float8 then lon between $3 and $4 else lon >= $3 or lon <= $4 end
      and beds between $5::int - ${similarityLimits.beds} and $5::int + ${similarityLimits.beds}
        and rent between $6::float8 * ${1 - similarityLimits.rentShare}
        and $6::float8 * ${1 + similarityLimits.rentShare}
    order by abs(beds - $5::int),
      abs(rent - $6) / ($6 * ${similarityLimits.rentShare}) * 0.35 + (abs(lat - $7::float8) + abs(lon - $8::float8)) / ($2 - $1) * 0.25, id limit ${maxInBox})
  select d.public_id as id, d.rent, d.beds, d.lat as latitude, d.lon as longitude, d.type, d.amen::text as amenities,
    d.building_id as "buildingId"
  from near join listing_search d using (id)
  where d.public_id <> $9 and d.metro_id = $10::int and (d.metro_id > 0 or d.city_id = $11::int) limit ${maxCandidates}`;
const offeringsSql = `
  select public_id as id, card from listing_search
  where company_id = $1::int and metro_id = $2::int and (metro_id > 0 or city_id = $3::int) and public_id <> $4
    and ($5::int is null or building_id is distinct from $5::int)
  order by rank desc, id limit $6::int`;
const recentSql = `
  with found as materialized (
    select id, listed_at from listing_search where listed_at >= now() - $1::int * interval '1 day'
    order by listed_at desc, id limit ${maxSearchResults + 1}),
  shown as (
    select id from (select * from found order by listed_at desc, id limit ${maxSearchResults}) f
    order by listed_at desc, id offset $2::int limit $3::int)
  select t.total, d.card from (select count(*)::int as total from found) t
  left join (shown s join listing_search d using (id)) on true
  order by d.listed_at desc, d.id`;
interface RecentRow {
  readonly total: number;
  readonly card: string | null;
}

/** Reads a listing, candidates for similar ones, and the newest listings. */
@Injectable()
export class SimilarStore {
  constructor(private readonly pool: SearchPool) {}

  async listing(publicId: string): Promise<ReferenceListing | undefined> {
    const row = await this.pool.row<ListingRow>('similar_home', listingSql, [publicId]);
    if (!row) return undefined;
    const { rentalType, amenities, hidesExactAddress, ...home } = row;
    return {
      ...home,
      ...publicPoint(row),
      type: rentalTypes.indexOf(rentalType as (typeof rentalTypes)[number]),
      amenities: amenityMask(amenities),
      // The listings left out would reveal the building of a hidden address.
      buildingId: hidesExactAddress ? null : home.buildingId,
    };
  }

  /** Returns up to 200 public listings of the metro area (of the city without one) that may be similar. */
  async candidates({ id, rent, beds, latitude, longitude, metroId, cityId }: ReferenceListing): Promise<Comparable[]> {
    const { north, east, south, west } = boxAround({ latitude, longitude }, similarityLimits.km);
    const rows = await this.pool.rows<CandidateRow>('similar_candidates', candidatesSql, [
      south,
      north,
      west,
      east,
      beds,
      rent,
      latitude,
      longitude,
      id,
      metroId,
      cityId,
    ]);
    return rows.map((row) => ({ ...row, amenities: BigInt(row.amenities) }));
  }

  /** Returns cards in the order of the ids; listings that are no longer public are omitted. */
  async cards(ids: readonly string[]): Promise<string[]> {
    const rows = await this.pool.rows<CardRow>(
      'similar_cards',
      'select public_id as id, card from listing_search where public_id = any($1)',
      [ids],
    );
    const byId = new Map(rows.map(({ id, card }) => [id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async offerings({ id, companyId, metroId, cityId, buildingId }: ReferenceListing, max: number): Promise<string[]> {
    return (
      await this.pool.rows<CardRow>('similar_offerings', offeringsSql, [
        companyId,
        metroId,
        cityId,
        id,
        buildingId,
        max,
      ])
    ).map(({ card }) => card);
  }

  /** Returns the cards of a page, and the number of listings of all pages, at most one above the limit. */
  async recent(days: number, page: number, perPage: number): Promise<{ total: number; cards: string[] }> {
    const rows = await this.pool.rows<RecentRow>('recent_listings', recentSql, [days, (page - 1) * perPage, perPage]);
    return { total: rows[0]?.total ?? 0, cards: rows.flatMap(({ card }) => card ?? []) };
  }
}
