import { Injectable } from '@nestjs/common';
import { rentalTypes } from '@porchlight/contracts';
import { publicPoint } from '../homes/public-point.ts';
import { amenityMask } from '../search-document/search-bits.ts';
import { SearchPool } from '../search/search-pool.ts';
import { boxAround } from './box-around.ts';
import { likeWithin, type Comparable } from './likeness.ts';

/** A home that others are found for: public, or as it last was. */
export interface KnownHome extends Comparable {
  readonly companyId: number;
  /** 0 is none. */
  readonly metroId: number;
  readonly cityId: number;
}

interface KnownRow {
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

const mostCandidates = 200;
// More than are compared, for some of the box belong to another place.
const mostInBox = 400;

// A merged home is the one that it became; what never was public is unknown.
const known = `
  select l.public_id as id, l.rent_monthly as rent, l.beds, l.latitude, l.longitude, l.hides_exact_address as "hidesExactAddress", l.rental_type as "rentalType",
    l.amenities, l.building_id as "buildingId", l.company_id as "companyId", coalesce(c.metro_area_id, 0) as "metroId", l.city_id as "cityId"
  from listing o join listing l on l.id = coalesce(o.merged_into_id, o.id) join city c on c.id = l.city_id
  where o.public_id = $1 and l.published_at is not null`;
// The box index knows all that the first choice needs: as many beds first, then near in price and place. The heap is read for those only.
const candidates = `
  with near as materialized (
    select id from listing_search
    where lat between $1::float8 and $2::float8 and case when $3::float8 <= $4::float8 then lon between $3 and $4 else lon >= $3 or lon <= $4 end
      and beds between $5::int - ${likeWithin.beds} and $5::int + ${likeWithin.beds} and rent between $6::float8 * ${1 - likeWithin.rentShare} and $6::float8 * ${1 + likeWithin.rentShare}
    order by abs(beds - $5::int), abs(rent - $6) / ($6 * ${likeWithin.rentShare}) * 0.35 + (abs(lat - $7::float8) + abs(lon - $8::float8)) / ($2 - $1) * 0.25, id limit ${mostInBox})
  select d.public_id as id, d.rent, d.beds, d.lat as latitude, d.lon as longitude, d.type, d.amen::text as amenities, d.building_id as "buildingId"
  from near join listing_search d using (id)
  where d.public_id <> $9 and d.metro_id = $10::int and (d.metro_id > 0 or d.city_id = $11::int) limit ${mostCandidates}`;
const offerings = `
  select public_id as id, card from listing_search
  where company_id = $1::int and metro_id = $2::int and (metro_id > 0 or city_id = $3::int) and public_id <> $4 and ($5::int is null or building_id is distinct from $5::int)
  order by rank desc, id limit $6::int`;
const recent = `select public_id as id, card from listing_search where listed_at >= now() - $1::int * interval '1 day' order by listed_at desc, id limit $2::int`;

/** Reads a home, those that may be like it, and the newest. */
@Injectable()
export class SimilarStore {
  readonly #pool: SearchPool;
  constructor(pool: SearchPool) {
    this.#pool = pool;
  }

  async home(publicId: string): Promise<KnownHome | undefined> {
    const row = await this.#pool.row<KnownRow>('similar_home', known, [publicId]);
    if (!row) return undefined;
    const { rentalType, amenities, hidesExactAddress, ...home } = row;
    return {
      ...home,
      ...publicPoint(row),
      type: rentalTypes.indexOf(rentalType as (typeof rentalTypes)[number]),
      amenities: amenityMask(amenities),
      // Which neighbours are left out would tell where a hidden home is.
      buildingId: hidesExactAddress ? null : home.buildingId,
    };
  }

  /** Up to 200 public homes of its metro area (its city where there is none) that may be like it. */
  async candidates({ id, rent, beds, latitude, longitude, metroId, cityId }: KnownHome): Promise<Comparable[]> {
    const { north, east, south, west } = boxAround({ latitude, longitude }, likeWithin.km);
    const rows = await this.#pool.rows<CandidateRow>('similar_candidates', candidates, [
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

  /** Cards of homes in the order of their ids; those that have gone meanwhile are left out. */
  async cards(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#pool.rows<CardRow>(
      'similar_cards',
      'select public_id as id, card from listing_search where public_id = any($1)',
      [ids],
    );
    const byId = new Map(rows.map(({ id, card }) => [id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async offerings({ id, companyId, metroId, cityId, buildingId }: KnownHome, most: number): Promise<string[]> {
    return (
      await this.#pool.rows<CardRow>('similar_offerings', offerings, [companyId, metroId, cityId, id, buildingId, most])
    ).map(({ card }) => card);
  }

  async recent(days: number, most: number): Promise<string[]> {
    return (await this.#pool.rows<CardRow>('recent_listings', recent, [days, most])).map(({ card }) => card);
  }
}
