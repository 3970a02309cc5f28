import { Injectable } from '@nestjs/common';
import {
  listingMergeUndoDays,
  maxListedMerges,
  maxMergeCandidates,
  type ListingMerge,
  type MergeCandidate,
  type MergeCandidates,
} from '@porchlight/contracts/catalog';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';
import { candidateColumns, candidateTables, isCandidate } from './merge-candidates.ts';
import { MergeSuggestions } from './merge-suggestions.ts';
import { messages } from './messages.ts';

const foundSql = `
  select ${candidateColumns} from ${candidateTables}
  where ${isCandidate} and ($2 = '' or l.public_id = lower($2)
    or position(lower(folded($2)) in lower(folded(l.title))) > 0
    or position(lower(folded($2)) in lower(folded(concat_ws(', ', l.street, l.unit_number)))) > 0)
  order by s.id is null, l.id desc limit ${maxMergeCandidates + 1}`;
const named = (table: string, on: string) => `
  select json_agg(json_build_object('id', l.public_id, 'title', ${listingNameSql}, 'lang', l.lang) order by l.id)
  from ${table} join listing l on ${on}`;
// One that a later merge took, or of which a listing was deleted, cannot be undone.
const mergesSql = `
  select m.id, m.merged_at as "mergedAt", m.merged_by as "mergedBy", m.undone_at as "undoneAt",
    (select ${`json_build_object('id', l.public_id, 'title', ${listingNameSql}, 'lang', l.lang)`}
      from listing l where l.id = m.canonical_id) as canonical,
    coalesce((${named('listing_merge_duplicate d', 'l.id = d.listing_id')} where d.merge_id = m.id), '[]') as duplicates,
    case when m.undone_at is null and m.merged_at > now() - interval '${listingMergeUndoDays} days'
      and exists (select from listing l where l.id = m.canonical_id and l.status not in ('merged', 'deleted'))
      then m.merged_at + interval '${listingMergeUndoDays} days' end as "undoUntil"
  from listing_merge m join company co on co.id = m.company_id where co.public_id = $1`;
const latestSql = `${mergesSql} order by m.merged_at desc, m.id limit ${maxListedMerges}`;
const oneSql = `${mergesSql} and m.id = $2`;

type Row = Pick<ListingMerge, 'id' | 'canonical' | 'duplicates'> & {
  readonly mergedAt: Date;
  readonly mergedBy: string | null;
  readonly undoneAt: Date | null;
  readonly undoUntil: Date | null;
};

/** Lists what support chooses from, and the merges of a company. */
@Injectable()
export class MergeLists {
  constructor(
    private readonly pool: SqlPool,
    private readonly suggestions: MergeSuggestions,
  ) {}

  async candidates(companyId: string, search = ''): Promise<MergeCandidates> {
    const term = search.trim();
    const found = await this.pool.rows<MergeCandidate>('merge_candidates', foundSql, [companyId, term]);
    return {
      listings: found.slice(0, maxMergeCandidates),
      more: found.length > maxMergeCandidates,
      suggestions: term === '' ? await this.suggestions.of(companyId) : [],
    };
  }

  async latest(companyId: string): Promise<ListingMerge[]> {
    return (await this.pool.rows<Row>('listing_merges', latestSql, [companyId])).map(toMerge);
  }

  /** Throws 404 for a merge of another company. */
  async one(companyId: string, mergeId: string): Promise<ListingMerge> {
    const row = await this.pool.row<Row>('listing_merge', oneSql, [companyId, mergeId]);
    if (!row) throw notFound(messages.mergeNotFound, 'merge-not-found');
    return toMerge(row);
  }
}

const toMerge = ({ mergedAt, mergedBy, undoneAt, undoUntil, ...row }: Row): ListingMerge => ({
  ...row,
  mergedAt: mergedAt.toISOString(),
  ...(mergedBy ? { mergedBy } : {}),
  ...(undoneAt ? { undoneAt: undoneAt.toISOString() } : {}),
  ...(undoUntil ? { undoUntil: undoUntil.toISOString() } : {}),
});
