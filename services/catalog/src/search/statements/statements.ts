import { maxSearchResults, type Sort } from '@porchlight/contracts';
import { Bind } from './bind.ts';
import { allOf, leavesOutRooms, ownHomeSql, type Condition } from './conditions.ts';
import { facetCounters, orFacets } from './facets.ts';
import { sourceOf, type Source } from '../keyword/keyword-source.ts';
import type { Search } from '../search.ts';

/** A statement with its parameters; texts are made of fixed fragments, so there are few of them. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const sortedBy: Readonly<Record<Sort, { readonly column: string; readonly direction: string }>> = {
  relevance: { column: 'rank', direction: 'desc' },
  newest: { column: 'listed_at', direction: 'desc' },
  'rent-asc': { column: 'rent', direction: 'asc' },
  'rent-desc': { column: 'rent', direction: 'desc' },
  'size-desc': { column: 'sqft', direction: 'desc nulls last' },
};
const featuredPerPage = 4;
const maxMultiSelectFacets = 4;

/**
 * Returns the statement of one page with its total, at most one more than `maxTotal`: `(probed, total, part, id, card)`
 * rows, part 0 being the featured listings above the list. The inner steps are index-only; the heap is read for the
 * cards shown. Listings beyond the last page are only counted, by a second scan.
 */
export function pageStatement(search: Search, hour: number): Statement {
  const bind = new Bind();
  const source = sourceOf(search, bind);
  const where = whereIn(source);
  const { column, direction } = sortedBy[search.sort];
  const offset = (search.page - 1) * search.perPage;
  const order = `sort_key ${direction}, id`;
  const found = `found as materialized (
      select id, ${column} as sort_key from ${source.table} where ${where} order by ${column} ${direction}, id limit ${maxSearchResults + 1})`;
  const shown = `shown as (
      ${search.sort === 'relevance' ? featuredSql(source, search, hour, bind) : ''}
      select id, 1 as part, row_number() over (order by ${order}) as place from (
        select id, sort_key from found order by ${order} offset ${bind.as('int', offset)} limit ${bind.as('int', Math.min(search.perPage, Math.max(0, maxSearchResults - offset)))}) p)`;
  const text = `with ${[...source.queries, found, shown].join(', ')}
    select ${source.probed} as probed, t.total, s.part, d.public_id as id, d.card
    from (select ${totalSql(source, search)} as total) t
    left join (shown s join listing_search d using (id)) on true order by s.part, s.place`;
  return { text, values: bind.values };
}

function totalSql(source: Source, { maxTotal }: Search): string {
  const pageable = '(select count(*)::int from found)';
  if (maxTotal <= maxSearchResults) return pageable;
  return `case when ${pageable} <= ${maxSearchResults} then ${pageable}
      else (select count(*)::int from (select 1 from ${source.table} where ${whereIn(source)} limit ${maxTotal + 1}) n) end`;
}

// The order changes every hour and continues from page to page, so that each featured listing is shown in turn.
function featuredSql(source: Source, { page }: Search, hour: number, bind: Bind): string {
  const draw = `hashint8extended(id, ${bind.as('bigint', hour)})`;
  return `select id, 0 as part, row_number() over (order by ${draw}) as place from (
      select id from ${source.table} where featured and ${whereIn(source)} order by ${draw}
      limit ${featuredPerPage} offset ${bind.as('int', (page - 1) * featuredPerPage)}) f
    union all`;
}

/**
 * Returns the statement of the exact total and all facet counts in one scan: `(probed, total, counts)`. An OR facet is
 * counted without its own filter (for the first four that are set), everything else with all filters
 * (docs/rules/search.md).
 */
export function facetStatement(search: Search): Statement {
  const bind = new Bind();
  const { queries, table, probed, whereabouts, wishes } = sourceOf(search, bind);
  // The rooms that beds leave out are the only filter of rental types, and not one that the visitor set.
  const maxFacets = maxMultiSelectFacets + Number(leavesOutRooms(search));
  const multiSelect = wishes.filter(({ key }) => orFacets.has(key)).slice(0, maxFacets);
  const required = wishes.filter((wish) => !multiSelect.includes(wish));
  const counted = facetCounters.map(({ facet, sql }) =>
    countSql([
      sql,
      ...(facet === 'beds' && search.filters.rentaltypes === undefined ? [ownHomeSql] : []),
      ...sqlOf(multiSelect.filter(({ key }) => key !== facet)),
    ]),
  );
  const text = `${withClause(queries)} select ${probed} as probed, ${countSql(sqlOf(multiSelect))} as total, array[${counted.join(', ')}] as counts
    from ${table} where ${allOf([...whereabouts, ...sqlOf(required)])}`;
  return { text, values: bind.values };
}

/**
 * Returns the statement of what each filter excludes: `(probed, counts)`, for every key the number of listings without
 * that filter, the keyword last.
 */
export function relaxStatement(search: Search): Statement & { readonly keys: readonly string[] } {
  const bind = new Bind();
  const { queries, table, probed, whereabouts, wishes } = sourceOf(search, bind);
  const words = wishes.filter(({ key }) => key === 'keyword');
  const others = chosenFilters(search, wishes);
  const flags = others.map(({ sql }, at) => `(${sql}) as held${at}`);
  // A listing that fails two filters counts for none: of every pair one must match, which leaves few listings to check.
  const pairConditions = others.flatMap(({ sql }, at) => (at % 2 === 1 ? [`(${others[at - 1]!.sql} or ${sql})`] : []));
  const counts = others.map(({ key }, without) =>
    countSql([
      ...others.flatMap((_, at) => (at === without ? [] : [`held${at}`])),
      ...(key === 'rentaltypes' && search.filters.beds ? ['is_own'] : []),
    ]),
  );
  const flaggedSql = `
    select ${[...flags, `${ownHomeSql} as is_own`].join(', ')} from ${table}
    where ${allOf([...whereabouts, ...sqlOf(words), ...pairConditions])}`;
  // Not a subquery in the select list: those get no parallel workers. Always returns one row, even when the keyword is
  // the only filter.
  const withoutOne = `select array[${counts.join(', ')}]::int[] as counts, count(*) from (${flaggedSql}) homes`;
  // Without the keyword only indexes are read.
  const withoutKeyword = `array[(select count(*)::int from listing_search where ${allOf([...whereabouts, ...sqlOf(others)])})]`;
  const hasKeyword = search.filters.keyword !== undefined;
  const text = `${withClause(queries)} select ${probed} as probed, w.counts${hasKeyword ? ` || ${withoutKeyword}` : ''} as counts from (${withoutOne}) w`;
  return {
    text,
    values: bind.values,
    keys: [...others.map(({ key }) => key), ...(hasKeyword ? ['keyword' as const] : [])],
  };
}

// The filters that a visitor can take off, except the keyword: the rooms come back with the beds that leave them out.
function chosenFilters(search: Search, wishes: readonly Condition[]): Condition[] {
  const implied = leavesOutRooms(search) ? 'rentaltypes' : undefined;
  return wishes
    .filter(({ key }) => key !== 'keyword' && key !== implied)
    .map(({ key, sql }) => ({ key, sql: implied && key === 'beds' ? `${sql} and ${ownHomeSql}` : sql }));
}

const withClause = (queries: readonly string[]): string => (queries.length > 0 ? `with ${queries.join(', ')}` : '');
const whereIn = ({ whereabouts, wishes }: Source): string => allOf([...whereabouts, ...sqlOf(wishes)]);
const sqlOf = (conditions: readonly Condition[]): string[] => conditions.map(({ sql }) => sql);
const countSql = (conditions: readonly string[]): string => `(count(*) filter (where ${allOf(conditions)}))::int`;
