import { searchCap, type Sort } from '@porchlight/contracts';
import { Bind } from './bind.ts';
import { allOf, type Condition } from './conditions.ts';
import { facetCounters, orFacets } from './facets.ts';
import { sourceOf, type Source } from './keyword-source.ts';
import type { Search } from './search.ts';

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
const mostSideways = 4;

/**
 * One page with its total, at most 2,401: `(probed, total, part, id, card)` rows, part 0 the featured homes above the list. The
 * inner step is index-only, the heap is read for the cards shown.
 */
export function pageStatement(search: Search, hour: number): Statement {
  const bind = new Bind();
  const source = sourceOf(search, bind);
  const where = whereIn(source);
  const { column, direction } = sortedBy[search.sort];
  const offset = (search.page - 1) * search.perPage;
  const order = `sort_key ${direction}, id`;
  const found = `found as materialized (
      select id, ${column} as sort_key from ${source.table} where ${where} order by ${column} ${direction}, id limit ${searchCap + 1})`;
  const shown = `shown as (
      ${search.sort === 'relevance' ? featuredOf(source, search, hour, bind) : ''}
      select id, 1 as part, row_number() over (order by ${order}) as place from (
        select id, sort_key from found order by ${order} offset ${bind.as('int', offset)} limit ${bind.as('int', Math.min(search.perPage, Math.max(0, searchCap - offset)))}) p)`;
  const text = `with ${[...source.queries, found, shown].join(', ')}
    select ${source.probed} as probed, t.total, s.part, d.public_id as id, d.card from (select count(*)::int as total from found) t
    left join (shown s join listing_search d using (id)) on true order by s.part, s.place`;
  return { text, values: bind.values };
}

// The draw changes every hour and goes on from page to page, so that each featured home has its turn.
function featuredOf(source: Source, { page }: Search, hour: number, bind: Bind): string {
  const draw = `hashint8extended(id, ${bind.as('bigint', hour)})`;
  return `select id, 0 as part, row_number() over (order by ${draw}) as place from (
      select id from ${source.table} where featured and ${whereIn(source)} order by ${draw} limit ${featuredPerPage} offset ${bind.as('int', (page - 1) * featuredPerPage)}) f
    union all`;
}

/**
 * The exact total and all facet counts in one scan: `(probed, total, counts)`. An OR facet is counted without its own filter (the
 * first four that are set; decisions 5.26), everything else with all filters on.
 */
export function facetStatement(search: Search): Statement {
  const bind = new Bind();
  const { queries, table, probed, whereabouts, wishes } = sourceOf(search, bind);
  const sideways = wishes.filter(({ key }) => orFacets.has(key)).slice(0, mostSideways);
  const always = wishes.filter((wish) => !sideways.includes(wish));
  const counted = facetCounters.map(({ facet, sql }) =>
    counter([sql, ...sqlOf(sideways.filter(({ key }) => key !== facet))]),
  );
  const text = `${withThese(queries)} select ${probed} as probed, ${counter(sqlOf(sideways))} as total, array[${counted.join(', ')}] as counts
    from ${table} where ${allOf([...whereabouts, ...sqlOf(always)])}`;
  return { text, values: bind.values };
}

/** What each wish costs: `(probed, counts)`, for every key the number of homes without that wish, the keyword last. */
export function relaxStatement(search: Search): Statement & { readonly keys: readonly string[] } {
  const bind = new Bind();
  const { queries, table, probed, whereabouts, wishes } = sourceOf(search, bind);
  const words = wishes.filter(({ key }) => key === 'keyword');
  const others = wishes.filter(({ key }) => key !== 'keyword');
  const held = others.map(({ sql }, at) => `(${sql}) as held${at}`);
  // A home that lacks two wishes counts for none: of every two one must hold, which leaves few homes to look at closely.
  const closeBy = others.flatMap(({ sql }, at) => (at % 2 === 1 ? [`(${others[at - 1]!.sql} or ${sql})`] : []));
  const counts = others.map((_, without) => counter(others.flatMap((__, at) => (at === without ? [] : [`held${at}`]))));
  const looked = `select ${held.join(', ')} from ${table} where ${allOf([...whereabouts, ...sqlOf(words), ...closeBy])}`;
  // Not a value within the select list: there the planner sends no second worker. Always one row, also where the word is the only wish.
  const withoutOne = `select array[${counts.join(', ')}]::int[] as counts, count(*) from (${looked}) homes`;
  // Without the word nothing but the indexes is read.
  const withoutWords = `array[(select count(*)::int from listing_search where ${allOf([...whereabouts, ...sqlOf(others)])})]`;
  const hasWords = search.filters.keyword !== undefined;
  const text = `${withThese(queries)} select ${probed} as probed, w.counts${hasWords ? ` || ${withoutWords}` : ''} as counts from (${withoutOne}) w`;
  return {
    text,
    values: bind.values,
    keys: [...others.map(({ key }) => key), ...(hasWords ? ['keyword' as const] : [])],
  };
}

const withThese = (queries: readonly string[]): string => (queries.length > 0 ? `with ${queries.join(', ')}` : '');
const whereIn = ({ whereabouts, wishes }: Source): string => allOf([...whereabouts, ...sqlOf(wishes)]);
const sqlOf = (conditions: readonly Condition[]): string[] => conditions.map(({ sql }) => sql);
const counter = (conditions: readonly string[]): string => `(count(*) filter (where ${allOf(conditions)}))::int`;
