import { Injectable } from '@nestjs/common';
import {
  maxDuplicates,
  maxMergeSuggestions,
  type MergeCandidate,
  type MergeSuggestion,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { candidateColumns, candidateTables, isCandidate } from './merge-candidates.ts';
import { groupsOf, type ComparedHome } from './similar-homes.ts';

/** Listings of a company that are compared, the newest ones. */
const maxCompared = 500;
const comparedSql = `
  select l.public_id as id, l.street, l.unit_number as unit, l.building_id as "buildingId", l.latitude, l.longitude,
    l.beds, l.sqft, l.rent_monthly as rent, l.title, array(
      select u.perceptual_hash::text from listing_photo f join photo_upload u on u.id = f.upload_id
      where f.listing_id = l.id and u.perceptual_hash is not null order by f.position limit 10) as "photoHashes"
  from (select l.id from listing l join company co on co.id = l.company_id where ${isCandidate}
    order by l.id desc limit ${maxCompared}) newest
  join listing l on l.id = newest.id left join listing_search s on s.id = l.id
  order by s.id is null, l.id`;
const namedSql = `select ${candidateColumns} from ${candidateTables} where ${isCandidate} and l.public_id = any($2)`;

/** Groups of listings of a company that may be one home. */
@Injectable()
export class MergeSuggestions {
  constructor(private readonly pool: SqlPool) {}

  async of(companyId: string): Promise<MergeSuggestion[]> {
    const homes = await this.pool.rows<ComparedHome>('merge_compared', comparedSql, [companyId]);
    const groups = groupsOf(homes)
      .sort((a, b) => Number(b.match === 'same') - Number(a.match === 'same'))
      .slice(0, maxMergeSuggestions)
      .map(({ match, ids }) => ({ match, ids: ids.slice(0, maxDuplicates + 1) }));
    if (groups.length === 0) return [];
    const ids = groups.flatMap((group) => group.ids);
    const named = await this.pool.rows<MergeCandidate>('merge_suggested', namedSql, [companyId, ids]);
    const byId = new Map(named.map((listing) => [listing.id, listing]));
    return groups
      .map(({ match, ids: members }) => ({ match, listings: members.flatMap((id) => byId.get(id) ?? []) }))
      .filter(({ listings }) => listings.length > 1);
  }
}
