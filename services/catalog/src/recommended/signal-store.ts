import { Injectable } from '@nestjs/common';
import { rentalTypes } from '@porchlight/contracts';
import { recommendationRemovalDays } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { InquiredListings } from '../listings/inquired-listings.ts';
import { publicPoint } from '../listings/public-point.ts';
import { amenityMask } from '../search-document/search-bits.ts';
import { signalHalfLifeDays, signalWeights, type Signal } from './profile.ts';
import { maxRentDeviation, type Candidate, type NamedPoint } from './ranking.ts';

interface SignalRow {
  readonly weight: number;
  readonly rent: number;
  readonly beds: number;
  readonly rentalType: string;
  readonly amenities: readonly string[];
  readonly isPick: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly hidesExactAddress: boolean;
  readonly metroId: number;
  readonly cityId: number;
}
interface CandidateRow extends Omit<Candidate, 'amenities'> {
  readonly amenities: string;
}
/** A metro area, or a city when `metroId` is 0. */
export interface Area {
  readonly metroId: number;
  readonly cityId: number;
}
export interface Range {
  readonly rent: number | undefined;
  readonly budget: number | undefined;
  readonly beds: readonly number[] | undefined;
}

const maxCandidates = 500;

const signalsSql = `
  with signal as (
    select listing_id, ${signalWeights.favourite}::float8 as weight, saved_at as at, true as is_pick from favourite
    where user_id = $1::uuid
    union all select listing_id, case when times > 1 then ${signalWeights.repeatView} else ${signalWeights.view} end,
      viewed_at, false from viewed_listing where user_id = $1::uuid
    union all select l.id, ${signalWeights.inquiry}, i.at, true
    from unnest($2::text[], $3::timestamptz[]) as i(id, at) join listing l on l.public_id = i.id
    union all select listing_id, ${signalWeights.removed}, removed_at, false from recommendation_removal
    where user_id = $1::uuid)
  select sum(s.weight * power(0.5,
    greatest(0, extract(epoch from now() - s.at)) / 86400 / ${signalHalfLifeDays}))::float8 as weight,
    bool_or(s.is_pick) as "isPick",
    l.rent_monthly as rent, l.beds, l.rental_type as "rentalType", l.amenities, l.latitude, l.longitude,
      l.hides_exact_address as "hidesExactAddress",
    coalesce(c.metro_area_id, 0) as "metroId", c.id as "cityId"
  from signal s join listing l on l.id = s.listing_id join city c on c.id = l.city_id group by l.id, c.id order by l.id`;
// Excludes listings that the renter inquired about, favourited, removed or owns; search documents hold public listings
// only.
const candidatesSql = (area: string) => `
  select s.public_id as id, s.rent, s.beds, s.lat as latitude, s.lon as longitude, s.type, s.amen::text as amenities,
    s.building_id as "buildingId", s.company_id as "companyId", s.listed_at as "listedAt"
  from listing_search s join listing l on l.id = s.id
  where ${area} = $2::int and l.owner_user_id <> $1::uuid and s.public_id <> all($3::text[])
    and ($4::float8 is null or s.rent between $4 * ${1 - maxRentDeviation} and $4 * ${1 + maxRentDeviation})
      and ($5::int is null or s.rent <= $5) and ($6::int[] is null or s.beds = any($6))
    and not exists (select 1 from favourite f where f.user_id = $1::uuid and f.listing_id = s.id)
    and not exists (select 1 from recommendation_removal r
      where r.user_id = $1::uuid and r.listing_id = s.id
      and r.removed_at > now() - interval '${recommendationRemovalDays} days')
  order by s.rank desc, s.id limit ${maxCandidates}`;
const metroCandidatesSql = candidatesSql('s.metro_id');
const cityCandidatesSql = candidatesSql('s.city_id');
const areaNear = `
  select id as "cityId", coalesce(metro_area_id, 0) as "metroId" from city
  order by (latitude - $1::float8) ^ 2 + ((longitude - $2::float8) * cos(radians($1::float8))) ^ 2, id limit 1`;
const areaOfCity = `select id as "cityId", coalesce(metro_area_id, 0) as "metroId" from city where id = $1::int`;
const pointsOfInterestSql = `
  select name, latitude, longitude from point_of_interest where user_id = $1::uuid order by made_at, id`;

/** Reads the data that recommendations are based on. */
@Injectable()
export class SignalStore {
  constructor(
    private readonly pool: SqlPool,
    private readonly inquired: InquiredListings,
  ) {}

  async signals(userId: string): Promise<Signal[]> {
    const inquired = await this.inquired.of(userId);
    const rows = await this.pool.rows<SignalRow>('recommend_signals', signalsSql, [
      userId,
      inquired.map(({ id }) => id),
      inquired.map(({ at }) => at.toISOString()),
    ]);
    return rows.map(({ rentalType, amenities, hidesExactAddress, ...row }) => ({
      ...row,
      ...publicPoint({ ...row, hidesExactAddress }),
      type: rentalTypes.indexOf(rentalType as (typeof rentalTypes)[number]),
      amenities: amenityMask(amenities),
    }));
  }

  places(userId: string): Promise<NamedPoint[]> {
    return this.pool.rows<NamedPoint>('recommend_places', pointsOfInterestSql, [userId]);
  }
  near({ latitude, longitude }: NamedPoint): Promise<Area | undefined> {
    return this.pool.row<Area>('recommend_area_near', areaNear, [latitude, longitude]);
  }
  areaOf(cityId: number): Promise<Area | undefined> {
    return this.pool.row<Area>('recommend_area_of', areaOfCity, [cityId]);
  }

  /** Returns the public listings of an area that may be recommended, those with the highest search rank first. */
  async candidates(userId: string, { metroId, cityId }: Area, { rent, budget, beds }: Range): Promise<Candidate[]> {
    const inquired = await this.inquired.of(userId);
    const values = [
      userId,
      metroId > 0 ? metroId : cityId,
      inquired.map(({ id }) => id),
      rent ?? null,
      budget ?? null,
      beds ?? null,
    ];
    const rows = await (metroId > 0
      ? this.pool.rows<CandidateRow>('recommend_in_metro', metroCandidatesSql, values)
      : this.pool.rows<CandidateRow>('recommend_in_city', cityCandidatesSql, values));
    return rows.map((row) => ({ ...row, amenities: BigInt(row.amenities) }));
  }
}
