import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf } from '@porchlight/contracts';
import {
  translationStates,
  type Translation,
  type TranslationCount,
  type TranslationsPage,
  type TranslationsQuery,
} from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';

const perPage = 25;
const listed = 'from translation where not is_removed and kind = any($1) and state = $2';
const found = `${listed} and to_tsvector('simple', name) @@ to_tsquery('simple', $3)`;
const countOf = (rows: string) =>
  `select count(*)::int as total from (select ${rows} limit ${maxSearchResults + 1}) as counted`;
const pageOf = (rows: string, offset: string) => `
  select kind, record_id as id, name, state, missing, (
    select coalesce(jsonb_agg(jsonb_build_object('field', field, 'changedAt', change -> 'changedAt') order by field), '[]')
    from jsonb_each(outdated) as text (field, change)) as outdated
  ${rows} order by sort_name, kind, record_id limit ${perPage} offset ${offset}`;
const countsSql = `
  select kind, state, (
    select count(*)::int from (
      select from translation where not is_removed and kind = one.kind and state = one.state
      limit ${maxSearchResults + 1}
    ) as counted
  ) as count
  from (select kind, state from unnest($1::text[]) as kind cross join unnest($2::text[]) as state) as one`;

/** Lists records by the state of their French texts, which triggers note in `translation`. */
@Injectable()
export class TranslationsService {
  constructor(private readonly pool: SqlPool) {}

  /** Returns a page of the records of some kinds, and the counts of these kinds. */
  async page(kinds: readonly string[], query: TranslationsQuery): Promise<TranslationsPage> {
    const { state = 'missing', search = '', page = 1 } = query;
    const chosen = kinds.filter((kind) => query.kind === undefined || kind === query.kind);
    const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
    const isSearch = search.trim() !== '';
    const [name, rows] = isSearch ? ['found_translations', found] : ['translations', listed];
    const args = [chosen, state, ...(isSearch ? [words.map((word) => `${word}:*`).join(' & ')] : [])];
    const { total = 0 } = (await this.pool.row<{ total: number }>(`${name}_total`, countOf(rows), args)) ?? {};
    const pagination = paginationOf({ page, perPage, total, more: total > maxSearchResults });
    const offset = (pagination.currentPage - 1) * perPage;
    const [translations, counts] = await Promise.all([
      this.pool.rows<Translation>(name, pageOf(rows, `$${args.length + 1}`), [...args, offset]),
      this.pool.rows<TranslationCount>('translation_counts', countsSql, [kinds, translationStates]),
    ]);
    return { translations, counts, pagination };
  }
}
