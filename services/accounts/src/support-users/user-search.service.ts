import { Injectable } from '@nestjs/common';
import { maxFoundUsers, parsePhoneNumber, type FoundUsers } from '@porchlight/contracts/accounts';
import { SqlPool } from '@porchlight/service-kit';
import { presentSummary, summaryColumns, type SummaryRow } from './user-summary.ts';

const maxRead = maxFoundUsers + 1;
const maxSearchedWords = 8;
/**
 * Finds users by phone number ($1) and by the beginnings of words of id, name, email and company ($2). The matches are
 * materialized before the limit, because a limit alone makes PostgreSQL scan the table for the first few.
 */
export const searchSql = `
  with named as materialized (
    select id from person where to_tsvector('simple', search_words) @@ to_tsquery('simple', $2) and state <> 'decoy'),
  companies as materialized (
    select id from company where to_tsvector('simple', search_words) @@ to_tsquery('simple', $2)),
  found as (
    (select id from person where phone = $1 and state <> 'decoy' limit ${maxRead})
    union (select id from named limit ${maxRead})
    union (select person.id from (select id from companies limit ${maxRead}) company
      join person on person.company_id = company.id and state <> 'decoy' limit ${maxRead}))
  select ${summaryColumns} from found join person using (id) left join company on company.id = person.company_id
  order by person.created_at desc, person.id limit ${maxRead}`;

/** Returns a text-search query for the beginnings of all words of a text; undefined without a letter or digit. */
export function prefixQueryOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? undefined
    : words
        .slice(0, maxSearchedWords)
        .map((word) => `${word}:*`)
        .join(' & ');
}

/** Finds users for support by one text. */
@Injectable()
export class UserSearchService {
  constructor(private readonly pool: SqlPool) {}

  async find(text: string): Promise<FoundUsers> {
    const query = prefixQueryOf(text);
    if (query === undefined) return { users: [], isMore: false };
    const phone = parsePhoneNumber(text) ?? null;
    const rows = await this.pool.rows<SummaryRow>('support_user_search', searchSql, [phone, query]);
    return { users: rows.slice(0, maxFoundUsers).map(presentSummary), isMore: rows.length > maxFoundUsers };
  }
}
